/** Texts as they are read: marks, terms, and signs for what cannot be seen. */
import { type Mark, likelyMarks } from "../text/marks.ts";
import { segmentsOf, type TermMark } from "../text/segments.ts";
import { type Direction, tagOf } from "../text/direction.ts";
import { t } from "../l10n/text.ts";
import styles from "./reading.module.css";

export interface InLanguage {
  readonly code: string;
  readonly direction: Direction | "auto";
}

interface ReadProps {
  readonly text: string;
  readonly language: InLanguage;
  readonly marks?: readonly Mark[] | undefined;
  readonly terms?: readonly TermMark[] | undefined;
}

export const Read = ({ text, language, marks = likelyMarks(text), terms }: ReadProps) => (
  <span lang={tagOf(language.code)} dir={language.direction}>
    <Segments text={text} marks={marks} terms={terms} />
  </span>
);

const Segments = ({
  text,
  marks,
  terms = [],
}: Omit<ReadProps, "language" | "marks"> & { readonly marks: readonly Mark[] }) =>
  segmentsOf(text, marks, terms).map(({ kind, text: part, glyph, name, wrong, title }, index) =>
    kind === "text" ? (
      part
    ) : kind === "term" ? (
      <span key={index} className={styles["term"]} title={title === "" ? undefined : title}>
        {part}
      </span>
    ) : kind === "invisible" ? (
      <span
        key={index}
        className={`${styles["sign"]} ${wrong === true ? styles["wrong"] : ""}`}
        title={t(`editor-sign-${name}`)}
      >
        {glyph}
        {part === "\n" ? "\n" : null}
      </span>
    ) : (
      <span key={index} className={styles["mark"]} data-kind={kind}>
        {part}
      </span>
    ),
  );
