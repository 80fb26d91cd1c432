/** A region with an edge, for things that are peers. Elsewhere lines are enough. */
import { type ReactNode, useId } from "react";
import styles from "./card.module.css";

interface CardProps {
  readonly title?: ReactNode;
  /** Stands at the end of the line of the title. */
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  /** Whether the content brings its own space, as tables and lists do. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export const Card = ({ title, aside, footer, flush = false, children }: CardProps) => {
  const id = useId();
  return (
    <section className={styles["card"]} aria-labelledby={title === undefined ? undefined : id}>
      {title === undefined ? null : (
        <header>
          <h2 id={id}>{title}</h2>
          {aside === undefined ? null : <div className={styles["aside"]}>{aside}</div>}
        </header>
      )}
      <div className={flush ? undefined : styles["inside"]}>{children}</div>
      {footer === undefined ? null : <footer>{footer}</footer>}
    </section>
  );
};

/** Items with lines between them. */
export const Lines = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles["lines"]}>{children}</ul>
);
