/** A field of a translation: a real text area over a layer of marks, which stand in one cell of a grid. */
import { type ReactNode, type Ref, useMemo } from "react";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { lengthOf } from "../text/length.ts";
import { marksOf, type Token } from "../text/marks.ts";
import { layerOf } from "../text/segments.ts";
import { tagOf } from "../text/direction.ts";
import type { InLanguage } from "./reading.tsx";
import styles from "./targetField.module.css";

interface TargetFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly id: string;
  readonly label: ReactNode;
  /** Numbers that take this form. */
  readonly examples?: string | undefined;
  readonly value: string;
  readonly onWrite: (text: string) => void;
  readonly onFocus?: () => void;
  readonly language: InLanguage;
  readonly tokens: readonly Token[];
  readonly limit?: number | undefined;
  /** Ids of what is wrong with it. */
  readonly describedBy?: string | undefined;
  readonly isWrong?: boolean;
  readonly isReadOnly?: boolean;
  readonly aside?: ReactNode;
}

export const TargetField = ({
  ref,
  id,
  label,
  examples,
  value,
  onWrite,
  onFocus,
  language,
  tokens,
  limit,
  describedBy,
  isWrong = false,
  isReadOnly = false,
  aside,
}: TargetFieldProps) => {
  const layer = useMemo(() => layerOf(value, marksOf(value, tokens)), [value, tokens]);
  const length = lengthOf(value);
  const lang = { lang: tagOf(language.code), dir: language.direction };
  return (
    <div className={`${styles["field"]} ${isWrong ? styles["wrong"] : ""} ${isReadOnly ? styles["readOnly"] : ""}`}>
      <div className={styles["line"]}>
        <label htmlFor={id}>{label}</label>
        {examples === undefined ? null : <span id={`${id}-examples`}>{examples}</span>}
        <span className={styles["rest"]} />
        {aside}
        <span className={`${styles["count"]} ${limit !== undefined && length > limit ? styles["over"] : ""}`} dir="ltr">
          {limit === undefined ? formatNumber(length) : `${formatNumber(length)} / ${formatNumber(limit)}`}
          <span className="hidden"> {t("editor-characters")}</span>
        </span>
      </div>
      <div className={styles["write"]}>
        <div className={styles["layer"]} aria-hidden="true" {...lang}>
          {layer.map(({ kind, text }, index) =>
            kind === "text" ? (
              text
            ) : (
              <span key={index} data-kind={kind}>
                {text}
              </span>
            ),
          )}
          {/* A line that ends the text has no height of its own. */}
          {"\u200B"}
        </div>
        <textarea
          ref={ref}
          id={id}
          rows={1}
          value={value}
          spellCheck
          autoComplete="off"
          readOnly={isReadOnly}
          aria-describedby={
            [examples === undefined ? "" : `${id}-examples`, describedBy ?? ""].join(" ").trim() || undefined
          }
          aria-invalid={isWrong || undefined}
          onChange={(event) => onWrite(event.currentTarget.value)}
          onFocus={onFocus}
          {...lang}
        />
      </div>
    </div>
  );
};
