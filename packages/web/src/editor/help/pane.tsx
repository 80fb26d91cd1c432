/** What stands in a drawer: what is waited for, what failed, what is empty, or lines. */
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailureNote } from "../../kit/failureNote.tsx";
import { Shapes } from "../../kit/shapes.tsx";
import styles from "./pane.module.css";

interface PaneProps<Item> {
  readonly asked: UseQueryResult<readonly Item[]>;
  /** What is said where there is nothing. */
  readonly empty: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

export const Pane = <Item,>({ asked: { data, error, refetch }, empty, children }: PaneProps<Item>) =>
  data === undefined ? (
    error === null ? (
      <Shapes lines={3} />
    ) : (
      <div className={styles["line"]}>
        <FailureNote error={error} onRetry={() => void refetch()} />
      </div>
    )
  ) : data.length === 0 ? (
    <p className={styles["empty"]}>{empty}</p>
  ) : (
    <ul className={styles["lines"]}>{children(data)}</ul>
  );

interface LineProps {
  /** Above the text: whose it is, and what can be done with it. */
  readonly head: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const Line = ({ head, actions, children }: LineProps) => (
  <li className={styles["line"]}>
    <div className={styles["head"]}>
      <span className={styles["words"]}>{head}</span>
      {actions}
    </div>
    {children}
  </li>
);
