/** A place where nothing is yet: why, and what to do first. */
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";
import styles from "./empty.module.css";

export const Empty = ({
  icon,
  title,
  children,
  action,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) => (
  <div className={styles["empty"]}>
    <Icon name={icon} />
    <strong>{title}</strong>
    {children === undefined ? null : <p>{children}</p>}
    {action}
  </div>
);
