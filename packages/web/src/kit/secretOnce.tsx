/** A secret that is shown this once: to be copied now. */
import { useState } from "react";
import { t } from "../l10n/text.ts";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";
import styles from "./secretOnce.module.css";

export const SecretOnce = ({ title, secret }: { readonly title: string; readonly secret: string }) => {
  const [copied, setCopied] = useState(false);
  return (
    <Note
      kind="done"
      alert
      title={title}
      actions={
        <Button
          icon={copied ? "check" : "copy"}
          onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
        >
          {copied ? t("kit-copied") : t("kit-copy")}
        </Button>
      }
    >
      <p>{t("kit-shown-once")}</p>
      <code className={styles["secret"]}>{secret}</code>
    </Note>
  );
};
