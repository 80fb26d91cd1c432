/** The source of a string, in all its forms, and what helps to understand it. */
import type { Editing, GlossaryTerm, Unit } from "@dragoman/client";
import type { ReactNode } from "react";
import { Difference } from "../kit/difference.tsx";
import { Button } from "../kit/button.tsx";
import { Icon } from "../kit/icon.tsx";
import { Pill } from "../kit/pill.tsx";
import { State, stateOf } from "../kit/state.tsx";
import { formatLanguage } from "../l10n/format.ts";
import { rich, t } from "../l10n/text.ts";
import { formLabel } from "./forms.ts";
import { Read } from "./reading.tsx";
import styles from "./source.module.css";

/** What is known of a string at a glance: its state, its key, where it is used, its labels. */
export const Facts = ({ unit, locations }: { readonly unit: Unit; readonly locations: ReactNode }) => (
  <div className={styles["facts"]}>
    <State state={unit.has_failing_check && unit.state !== 100 ? "failing" : stateOf(unit.state)}>
      {t(`state-${stateOf(unit.state)}`)}
      {unit.has_failing_check ? <span className="hidden">, {t("state-failing")}</span> : null}
    </State>
    {unit.context === "" ? null : <code dir="ltr">{unit.context}</code>}
    {locations}
    {unit.labels.map(({ id, name }) => (
      <Pill key={id}>
        <bdi>{name}</bdi>
      </Pill>
    ))}
  </div>
);

interface SourceProps {
  readonly editing: Editing;
  readonly terms: readonly GlossaryTerm[];
  readonly onCopy: (() => void) | undefined;
}

/** Terms that are shown beneath the source; all of them are in the glossary's tab. */
const mostTerms = 6;

/** Where terms stand in a form of the source. */
const marksIn = (terms: readonly GlossaryTerm[], form: number) =>
  terms.flatMap(({ spans, target: title }) => (spans[form] ?? []).map((span) => ({ ...span, title })));

export const Source = ({ editing: { unit, source: language, target, source_info }, terms, onCopy }: SourceProps) => (
  <section className={styles["source"]} aria-label={t("editor-source")}>
    <div className={styles["line"]}>
      <b>
        <bdi>{formatLanguage(language)}</bdi>
      </b>
      <span className={styles["rest"]} />
      {onCopy === undefined ? null : (
        <Button look="bare" small icon="copy" keys="Ctrl O" aria-keyshortcuts="Control+O" onClick={onCopy}>
          {t("editor-copy-source")}
        </Button>
      )}
    </div>
    <dl>
      {language.forms.map((form, index) => (
        <div key={index}>
          {language.forms.length === 1 ? null : <dt>{formLabel(form, index)}</dt>}
          <dd className={styles["text"]}>
            <Read text={form.text} language={language} marks={form.highlights} terms={marksIn(terms, index)} />
          </dd>
        </div>
      ))}
    </dl>
    {terms.length === 0 ? null : (
      <p className={styles["terms"]}>
        {terms.slice(0, mostTerms).map((term) => (
          <span key={term.unit}>
            <span className={styles["term"]}>
              <Read text={term.source} language={language} marks={[]} />
            </span>{" "}
            <Icon name="forward" className={styles["arrow"] ?? ""} />{" "}
            {term.read_only ? (
              t("editor-term-read_only")
            ) : term.target === "" ? (
              t("editor-no-translation")
            ) : term.forbidden ? (
              rich("editor-term-not", { term: <Read text={term.target} language={target} marks={[]} /> })
            ) : (
              <Read text={term.target} language={target} marks={[]} />
            )}
          </span>
        ))}
        {terms.length > mostTerms ? <span>{t("editor-more-terms", { count: terms.length - mostTerms })}</span> : null}
      </p>
    )}
    {[unit.note, source_info.explanation].map((text, index) =>
      text === "" ? null : (
        <p key={index} className={styles["why"]} dir="auto">
          {text}
        </p>
      ),
    )}
    {language.previous === "" || language.previous === unit.source[0] ? null : (
      <p className={styles["was"]}>
        <Icon name="clock" />
        <span>
          {rich("editor-source-changed", {
            difference: <Difference before={language.previous} after={unit.source[0] ?? ""} language={language} />,
          })}
        </span>
      </p>
    )}
  </section>
);
