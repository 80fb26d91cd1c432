/** The fields of a translation: one for each plural form, with what can be put into them, and what is wrong. */
import { useId } from "react";
import { Button, IconButton } from "../kit/button.tsx";
import { State } from "../kit/state.tsx";
import { formatLanguage } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { Checks } from "./checks.tsx";
import { examplesOf, formLabel } from "./forms.ts";
import { TargetField } from "./targetField.tsx";
import type { StringWork } from "./useString.ts";
import styles from "./target.module.css";

export const Target = ({ work }: { readonly work: StringWork }) => {
  const { editing, fields, writing, tokens, language, isOpen, failing: checks } = work;
  const { target, max_length } = editing;
  const id = useId();
  const isPlural = target.forms.length > 1;
  const concerning = (form: number) =>
    checks.flatMap((check, index) =>
      check.forms.length === 0 || check.forms.includes(form) ? [{ check, index }] : [],
    );
  return (
    <section className={styles["target"]} aria-label={t("editor-translation")}>
      <div className={styles["line"]}>
        <b>
          <bdi>{formatLanguage(target)}</bdi>
        </b>
        {isPlural ? <span>{t("editor-forms", { count: target.forms.length })}</span> : null}
        <span className={styles["rest"]} />
        {isOpen ? (
          <span className={styles["tools"]} role="group" aria-label={t("editor-insert-group")}>
            {tokens.slice(0, 9).map(({ text }, index) => (
              <Button
                key={text}
                look="bare"
                small
                keys={`Ctrl ${index + 1}`}
                aria-keyshortcuts={`Control+${index + 1}`}
                title={t("editor-insert", { text })}
                onClick={() => fields.insert(text)}
              >
                <bdi dir="ltr">{text}</bdi>
              </Button>
            ))}
            <IconButton
              small
              icon={language.direction === "rtl" ? "leftToRight" : "rightToLeft"}
              label={t(language.direction === "rtl" ? "editor-write-left-to-right" : "editor-write-right-to-left")}
              onClick={work.turn}
            />
          </span>
        ) : null}
      </div>
      {target.forms.map((form, index) => {
        const own = concerning(index);
        const wrong = own.filter(({ check }) => check.forms.length > 0 || target.forms.length === 1);
        return (
          <TargetField
            key={index}
            ref={fields.take(index)}
            id={`${id}-${index}`}
            label={isPlural ? formLabel(form, index) : <bdi>{formatLanguage(target)}</bdi>}
            examples={isPlural && form.examples.length > 0 ? examplesOf(form) : undefined}
            value={writing.target[index] ?? ""}
            onWrite={(text) => writing.setForm(index, text)}
            onFocus={() => fields.enter(index)}
            language={language}
            tokens={tokens}
            limit={max_length ?? undefined}
            isWrong={wrong.length > 0}
            isReadOnly={!isOpen}
            describedBy={own.map(({ index: place }) => `${id}-checks-${place}`).join(" ")}
            aside={
              wrong.length === 0 || !isPlural ? undefined : (
                <State state={wrong.some(({ check }) => check.enforced) ? "failing" : "warning"}>
                  {t("editor-check-count", { count: wrong.length })}
                </State>
              )
            }
          />
        );
      })}
      <Checks id={`${id}-checks`} work={work} />
    </section>
  );
};
