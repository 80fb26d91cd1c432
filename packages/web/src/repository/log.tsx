/** What a task has written down of its work so far. */
import { t } from "../l10n/text.ts";
import styles from "./repository.module.css";

export const LogText = ({ log }: { readonly log: string }) => (
  <pre className={styles["log"]} role="log" tabIndex={0} data-own="" aria-label={t("repository-log")}>
    {log}
  </pre>
);
