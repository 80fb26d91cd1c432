/** How far something is, as a drawing of 100 units: no style attribute is needed. Words for it stand beside it. */
import styles from "./progressBar.module.css";

export interface Progress {
  readonly total: number;
  readonly approved?: number;
  /** Translated and not approved. */
  readonly translated: number;
  readonly fuzzy?: number;
}

export const ProgressBar = ({ total, approved = 0, translated, fuzzy = 0 }: Progress) => {
  const part = (count: number) => (total === 0 ? 0 : (count / total) * 100);
  const [a, d, f] = [part(approved), part(translated), part(fuzzy)];
  return (
    <svg className={styles["bar"]} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles["approved"]} width={a} height="1" />
      <rect className={styles["translated"]} x={a} width={d} height="1" />
      <rect className={styles["fuzzy"]} x={a + d} width={f} height="1" />
    </svg>
  );
};
