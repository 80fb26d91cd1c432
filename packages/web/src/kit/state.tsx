/** States of strings: a sign and a word, then colour. */
import { t } from "../l10n/text.ts";
import styles from "./state.module.css";

export type StateName =
  | "untranslated"
  | "needs-editing"
  | "translated"
  | "approved"
  | "read-only"
  | "failing"
  | "warning"
  | "suggestion"
  | "comment";

const names: Readonly<Record<number, StateName>> = {
  0: "untranslated",
  10: "needs-editing",
  11: "needs-editing",
  12: "needs-editing",
  20: "translated",
  30: "approved",
  100: "read-only",
};
export const stateOf = (state: number): StateName => names[state] ?? "untranslated";

const ring = "M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2";
const shapes: Readonly<Record<StateName, React.ReactNode>> = {
  untranslated: <path d={ring} strokeDasharray="2.4 2.1" />,
  "needs-editing": (
    <>
      <path d={ring} />
      <path d="M8 2.2a5.8 5.8 0 0 1 0 11.6z" fill="currentColor" />
    </>
  ),
  translated: <path d={`${ring}M5.3 8.2l1.9 1.9 3.6-3.9`} />,
  approved: (
    <>
      <path d={ring} fill="currentColor" />
      <path d="m5.3 8.2 1.9 1.9 3.6-3.9" className={styles["cut"]} />
    </>
  ),
  "read-only": <path d="M4 7.2h8v6H4zM5.6 7.2V5.4a2.4 2.4 0 0 1 4.8 0v1.8" />,
  failing: <path d="M8 2.5 14.5 13.5h-13zM8 6.5v3.2M8 11.6v.1" />,
  warning: <path d="M8 2.5 14.5 13.5h-13zM8 6.5v3.2M8 11.6v.1" />,
  suggestion: <path d="M2.5 3.5h11v7.5H8l-3 2.8V11H2.5z" />,
  comment: <path d="M2.5 3.5h11v7.5H8l-3 2.8V11H2.5zM5 6.2h6M5 8.4h4" />,
};

interface StateProps {
  readonly state: StateName;
}

/** The sign alone, with its name for those who do not see it. */
export const StateGlyph = ({ state }: StateProps) => (
  <svg
    className={`${styles["glyph"]} ${styles[state]}`}
    viewBox="0 0 16 16"
    role="img"
    aria-label={t(`state-${state}`)}
  >
    {shapes[state]}
  </svg>
);

export const State = ({ state, children }: StateProps & { readonly children?: React.ReactNode }) => (
  <span className={`${styles["state"]} ${styles[state]}`}>
    <svg className={styles["glyph"]} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[state]}
    </svg>
    {children ?? t(`state-${state}`)}
  </span>
);
