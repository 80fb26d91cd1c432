/** What the memory has for the string: how like it is, what it says, and a button to take it. */
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../kit/button.tsx";
import { formatPercent } from "../../l10n/format.ts";
import { rich, t } from "../../l10n/text.ts";
import { memoryQuery } from "../../units/queries.ts";
import { Difference } from "../../kit/difference.tsx";
import { Read } from "../reading.tsx";
import type { HelpProps } from "./help.tsx";
import { comparedWith, offered } from "./model.ts";
import { Pane } from "./pane.tsx";
import styles from "./matches.module.css";

/** From here on little is to be mended. */
const near = 75;

export const Matches = ({ editing: { unit, source, target, may }, matches: { used, use } }: HelpProps) => {
  const asked = useQuery({ ...memoryQuery(unit.id), select: (found) => offered(found, unit) });
  return (
    <Pane asked={asked} empty={t("editor-matches-none")}>
      {(matches) =>
        matches.map((match, index) => {
          const wanted = comparedWith(match.source, unit.source);
          return (
            <li key={match.id} className={styles["match"]} aria-current={index === used || undefined}>
              <span className={`${styles["quality"]} ${match.quality >= near ? styles["near"] : ""}`}>
                {formatPercent(match.quality)} <span className="hidden">{t("editor-match-quality")}</span>
              </span>
              {match.target.map((text, form) => (
                <p key={form} className={styles["text"]}>
                  <Read text={text} language={target} />
                </p>
              ))}
              {match.source.map((text, form) =>
                text === wanted[form] ? null : (
                  <p key={form} className={styles["difference"]}>
                    <Difference before={text} after={wanted[form] ?? ""} language={source} />
                  </p>
                ),
              )}
              <div className={styles["foot"]}>
                <span>{rich(`editor-match-${match.scope}`, { origin: <bdi>{match.origin}</bdi> })}</span>
                {may.edit.allowed ? (
                  <Button
                    small
                    look="bare"
                    keys={index < 9 ? `${index + 1}` : undefined}
                    title={index < 9 ? t("editor-match-keys", { number: index + 1 }) : undefined}
                    onClick={() => use(index)}
                  >
                    {t("editor-use")}
                  </Button>
                ) : null}
              </div>
            </li>
          );
        })
      }
    </Pane>
  );
};
