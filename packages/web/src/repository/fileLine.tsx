/** A file with the numbers of its changed lines. */
import type { ReactNode } from "react";
import { Icon } from "../kit/icon.tsx";
import { formatNumber } from "../l10n/format.ts";
import styles from "./repository.module.css";

interface FileLineProps {
  readonly file: { readonly path: string; readonly added: number | null; readonly removed: number | null };
  readonly children?: ReactNode;
}

export const FileLine = ({ file: { path, added, removed }, children }: FileLineProps) => (
  <>
    <Icon name="file" />
    <code className={`${styles["grow"]} ${styles["path"]}`}>{path}</code>
    {children}
    {added === null ? null : <span className={styles["added"]}>+{formatNumber(added)}</span>}
    {removed === null ? null : <span className={styles["removed"]}>−{formatNumber(removed)}</span>}
  </>
);
