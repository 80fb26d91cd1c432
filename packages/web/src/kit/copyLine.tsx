/** A text that goes elsewhere: shown whole, and copied by a button. */
import { useState } from "react";
import { t } from "../l10n/text.ts";
import { Button } from "./button.tsx";
import styles from "./copyLine.module.css";

export const CopyButton = ({ text }: { readonly text: string }) => {
  const [copied, setCopied] = useState(false);
  return (
    <Button
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
