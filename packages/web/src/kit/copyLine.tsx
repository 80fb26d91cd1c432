/** A text that goes elsewhere: shown whole, and copied by a button. */
import { useState } from "react";
import { t } from "../l10n/text.ts";
import { Button } from "./button.tsx";
import styles from "./copyLine.module.css";

interface CopyButtonProps {
  readonly text: string;
  /** What the text is of, where several stand beside each other. */
  readonly name?: string;
  readonly small?: boolean;
}

export const CopyButton = ({ text, name, small }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false);
  return (
    <Button
      small={small}
      data-own={name === undefined ? undefined : true}
      aria-label={name === undefined || copied ? undefined : t("kit-copy-of", { name })}
      icon={copied ? "check" : "copy"}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {copied ? t("kit-copied") : t("kit-copy")}
    </Button>
  );
};

export const CopyText = ({ text }: { readonly text: string }) => (
  <code className={styles["text"]} dir="ltr">
    {text}
  </code>
);
