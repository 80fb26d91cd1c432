import type { ReactNode } from "react";
import styles from "./pill.module.css";

/** A short word beside something. */
export const Pill = ({
  kind = "plain",
  children,
}: {
  readonly kind?: "plain" | "warn" | "bad" | "done" | "said" | "accent";
  readonly children: ReactNode;
}) => <span className={`${styles["pill"]} ${styles[kind]}`}>{children}</span>;
