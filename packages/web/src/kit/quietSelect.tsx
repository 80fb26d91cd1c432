/** A choice at the edge of what it is about: it looks like a word until it is pointed at. */
import type { ComponentProps } from "react";
import styles from "./quietSelect.module.css";

export const QuietSelect = ({ className = "", ...rest }: ComponentProps<"select">) => (
  <select className={`${styles["select"]} ${className}`} {...rest} />
);
