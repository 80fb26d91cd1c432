/** What a plan does to strings, each with its text before and after. */
import type { ForeseenString } from "@dragoman/client";
import { Lines } from "../kit/card.tsx";
import { Difference } from "../kit/difference.tsx";
import { Pill } from "../kit/pill.tsx";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import styles from "./repository.module.css";

/** So many are shown; who wants more looks at the strings afterwards. */
const most = 100;

interface PlanStringsProps {
  readonly strings: readonly ForeseenString[];
  /** Those that the plan does not name. */
  readonly more: number;
}

export const PlanStrings = ({ strings, more }: PlanStringsProps) => {
  const shown = strings.slice(0, most);
  const rest = strings.length - shown.length + more;
  return (
    <Lines>
      {shown.map(({ component, language, key, source, before, after, fate }) => (
        <li key={`${component} ${language} ${key} ${source.join()} ${fate}`} className={styles["planned"]}>
          <span className={styles["plannedHead"]}>
            <Pill>{language}</Pill>
            <bdi className={styles["grow"]}>{key === "" ? source[0] : key}</bdi>
            <Pill kind={fate === "removed" || fate === "discarded" ? "warn" : "accent"}>
              {t(`repository-fate-${fate}`)}
            </Pill>
          </span>
          <Difference
            before={(before ?? []).join("\n")}
            after={(after ?? []).join("\n")}
            language={{ code: language, direction: "auto" }}
          />
        </li>
      ))}
      {rest > 0 ? <li>{t("repository-plan-more-strings", { count: formatNumber(rest) })}</li> : null}
    </Lines>
  );
};
