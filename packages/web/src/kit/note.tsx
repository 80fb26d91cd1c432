/** Something to know: what happened, and what helps. */
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";
import styles from "./note.module.css";

interface NoteProps {
  readonly kind?: "plain" | "warn" | "bad" | "done";
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons that help. */
  readonly actions?: ReactNode;
  /** Said at once to those who listen: for what came without being looked for. */
  readonly alert?: boolean;
}

const icons: Readonly<Record<string, IconName>> = { plain: "bubble", warn: "alert", bad: "alert", done: "translated" };

export const Note = ({ kind = "plain", title, children, actions, alert = false }: NoteProps) => (
  <div className={`${styles["note"]} ${styles[kind]}`} role={alert ? "alert" : undefined}>
    <Icon name={icons[kind] ?? "bubble"} />
    <div>
      <strong>{title}</strong>
      {children === undefined ? null : <div className={styles["more"]}>{children}</div>}
      {actions === undefined ? null : <div className={styles["actions"]}>{actions}</div>}
    </div>
  </div>
);
