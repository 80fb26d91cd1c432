/** Whether the site is well: what it can work with, what failed, and how much there is. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { ManageFrame } from "../access/manageFrame.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Note } from "../kit/note.tsx";
import { Columns } from "../kit/page.tsx";
import { Time } from "../kit/time.tsx";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { metricsQuery, readyQuery, tasksQuery } from "./queries.ts";
import styles from "./manage.module.css";

const counted = [
  "projects",
  "components",
  "translations",
  "languages",
  "units",
  "units_translated",
  "checks",
  "suggestions",
  "users",
  "changes",
] as const;

export const Page = () => <ManageFrame here="health">{() => <Health />}</ManageFrame>;

const Health = () => {
  const { data: lacks } = useSuspenseQuery(readyQuery);
  const { data: failed } = useSuspenseQuery(tasksQuery("failed", 5));
  const { data: running } = useSuspenseQuery(tasksQuery("running", 5));
  const { data: queued } = useSuspenseQuery(tasksQuery("queued", 1));
  const { data: metrics } = useSuspenseQuery(metricsQuery);
  return (
    <Columns
      aside={
        <Card title={t("manage-counts")}>
          <dl className={styles["counts"]}>
            {counted.map((each) => (
              <div key={each}>
                <dt>{t(`manage-count-${each}`)}</dt>
                <dd>{formatNumber(metrics[each])}</dd>
              </div>
            ))}
          </dl>
        </Card>
      }
    >
      {lacks === null ? (
        <Note kind="done" title={t("manage-ready")} />
      ) : (
        <Note kind="bad" title={t("manage-not-ready")}>
          <bdi>{lacks}</bdi>
        </Note>
      )}
      {metrics.configuration_errors === 0 ? null : (
        <Note kind="warn" title={t("manage-alerts", { count: metrics.configuration_errors })} />
      )}
      <Card flush title={t("manage-failed")} footer={<Link href="/manage/tasks/">{t("manage-tasks-all")}</Link>}>
        {failed.results.length === 0 ? (
          <p className={styles["calm"]}>{t("manage-failed-none")}</p>
        ) : (
          <Lines>
            {failed.results.map(({ id, kind, operation, error, finished, created }) => (
              <li key={id} className={styles["task"]}>
                <strong>
                  <bdi>{operation ?? kind}</bdi>
                </strong>
                <span className={styles["about"]}>
                  <bdi>{error}</bdi>
                </span>
                <Time at={finished ?? created} />
              </li>
            ))}
          </Lines>
        )}
      </Card>
      <p className={styles["about"]}>{t("manage-waiting", { running: running.count, queued: queued.count })}</p>
    </Columns>
  );
};
