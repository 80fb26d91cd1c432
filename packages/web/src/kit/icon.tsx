/** A drawn sign. It says nothing by itself: a word stands beside it, or the control has a name. */
import { type IconName, icons, turning } from "./icons.ts";
import styles from "./icon.module.css";

export const Icon = ({ name, className = "" }: { readonly name: IconName; readonly className?: string }) => (
  <svg
    className={`${styles["icon"]} ${turning.has(name) ? styles["turning"] : ""} ${className}`}
    viewBox="0 0 16 16"
    aria-hidden="true"
  >
    <path d={icons[name]} />
  </svg>
);
