/** Terms of the string: what they are in its language, and what is to be minded. */
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../kit/button.tsx";
import { Icon } from "../../kit/icon.tsx";
import { Pill } from "../../kit/pill.tsx";
import { t } from "../../l10n/text.ts";
import { glossaryQuery } from "../../units/queries.ts";
import { Read } from "../reading.tsx";
import type { HelpProps } from "./help.tsx";
import { Line, Pane } from "./pane.tsx";
import styles from "./glossary.module.css";

const flags = ["forbidden", "read_only", "terminology"] as const;

export const Glossary = ({ editing: { unit, source, target, may }, handle }: HelpProps) => (
  <Pane asked={useQuery(glossaryQuery(unit.id))} empty={t("editor-glossary-none")}>
    {(terms) =>
      terms.map((term) => {
        const text = term.read_only && term.target === "" ? term.source : term.target;
        return (
          <Line
            key={term.unit}
            head={
              <>
                <bdi>{term.glossary}</bdi>
                {flags.map((flag) => (term[flag] ? <Pill key={flag}>{t(`editor-term-${flag}`)}</Pill> : null))}
              </>
            }
            actions={
              may.edit.allowed && text !== "" && !term.forbidden ? (
                <Button
                  small
                  look="bare"
                  aria-label={t("editor-insert", { text })}
                  onClick={() => handle.current?.work.fields.insert(text)}
                >
                  {t("editor-insert-group")}
                </Button>
              ) : null
            }
          >
            <p className={styles["term"]}>
              <b>
                <Read text={term.source} language={source} marks={[]} />
              </b>
              <Icon name="forward" />
              {text === "" ? (
                <span className={styles["none"]}>{t("editor-no-translation")}</span>
              ) : term.forbidden ? (
                <del>
                  <Read text={text} language={target} marks={[]} />
                </del>
              ) : (
                <Read text={text} language={target} marks={[]} />
              )}
            </p>
            {term.explanation === "" ? null : (
              <p className={styles["why"]} dir="auto">
                {term.explanation}
              </p>
            )}
          </Line>
        );
      })
    }
  </Pane>
);
