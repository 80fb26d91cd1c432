/** A query that finds nothing: because the work is done, or because it asks for too much. */
import { useQuery } from "@tanstack/react-query";
import { Button } from "../kit/button.tsx";
import { Empty } from "../kit/empty.tsx";
import { t } from "../l10n/text.ts";
import { partsOf, type Place } from "../units/model.ts";
import { countsQuery } from "../api/counts.ts";
import { idsQuery } from "../units/queries.ts";
import styles from "./noStrings.module.css";

interface NoStringsProps {
  readonly place: Place;
  readonly q: string;
  readonly language: string;
  readonly onAsk: (q: string) => void;
}

export const NoStrings = ({ place, q, language, onAsk }: NoStringsProps) => {
  const { data: queues } = useQuery(countsQuery(place));
  const parts = partsOf(q);
  const fewer = parts.slice(0, -1).join(" ");
  const { data: without } = useQuery({ ...idsQuery(place, fewer, -1), enabled: parts.length > 1 });
  const named = queues?.find((queue) => queue.q === q.trim());
  const all = queues?.find(({ name }) => name === "all")?.count ?? 0;
  const review = queues?.find(({ name, count }) => name === "suggestions" && count > 0);
  if (named !== undefined)
    return (
      <Empty
        icon="translated"
        title={all === 0 ? t("editor-empty") : t("editor-queue-done", { name: t(`editor-queue-${named.name}`) })}
        action={
          <div className={styles["row"]}>
            {review === undefined || review.q === q ? null : (
              <Button look="main" onClick={() => onAsk(review.q)}>
                {t("editor-see-suggestions", { count: review.count })}
              </Button>
            )}
            {all === 0 ? null : <Button onClick={() => onAsk("")}>{t("editor-all-strings", { count: all })}</Button>}
          </div>
        }
      >
        {t("editor-queue-done-about", { language })}
      </Empty>
    );
  return (
    <Empty
      icon="search"
      title={t("editor-no-match", { query: q })}
      action={
        <div className={styles["row"]}>
          {without === undefined || without.count === 0 ? null : (
            <Button look="main" onClick={() => onAsk(fewer)}>
              {t("editor-drop-part")}
            </Button>
          )}
          <Button onClick={() => onAsk("")}>{t("editor-all-strings", { count: all })}</Button>
        </div>
      }
    >
      {without === undefined || without.count === 0
        ? undefined
        : t("editor-without-part", { part: parts.at(-1) ?? "", count: without.count })}
    </Empty>
  );
};
