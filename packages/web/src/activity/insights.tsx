/** How much happened, day by day and by whom: as drawings, and as tables for those who do not see them. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "wouter";
import { QuietSelect } from "../kit/quietSelect.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { ProgressBar } from "../kit/progressBar.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { Table } from "../kit/table.tsx";
import { Time } from "../kit/time.tsx";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { Chart, daysOf } from "./chart.tsx";
import { type Bin, binsOf, type Days, lengths, readLength, spanOf, summed } from "./days.ts";
import { type ActivityOf, daysQuery, peopleQuery } from "./queries.ts";
import styles from "./insights.module.css";

export const Insights = ({ of, withPeople = false }: { readonly of: ActivityOf; readonly withPeople?: boolean }) => {
  const [query, setQuery] = useSearchParams();
  const length = readLength(query.get("days"));
  const span = spanOf(length, new Date());
  const { data: days } = useQuery({ ...daysQuery(of, span), placeholderData: keepPreviousData, throwOnError: true });
  const bins = days === undefined ? undefined : binsOf(days, span);
  const [changes, edits] = [
    (bins ?? []).reduce((sum, bin) => sum + bin.changes, 0),
    (bins ?? []).reduce((sum, bin) => sum + bin.edits, 0),
  ];
  return (
    <>
      <Card
        title={t("activity-by-day")}
        aside={
          <QuietSelect
            aria-label={t("activity-span")}
            value={length}
            onChange={(event) =>
              setQuery((given) => {
                given.set("days", event.target.value);
                return given;
              })
            }
          >
            {lengths.map((each) => (
              <option key={each} value={each}>
                {t("activity-last-days", { days: each })}
              </option>
            ))}
          </QuietSelect>
        }
      >
        {bins === undefined ? (
          <Shapes lines={6} />
        ) : changes === 0 ? (
          <Empty icon="clock" title={t("activity-still")} />
        ) : (
          <>
            <p className={styles["sum"]}>
              {t("activity-sum", { changes: formatNumber(changes), edits: formatNumber(edits), days: length })}
            </p>
            <Chart
              kind="bars"
              label={t("activity-by-day")}
              bins={bins}
              series={[
                { name: t("activity-all-changes"), values: bins.map((bin) => bin.changes), colour: "--edge" },
                { name: t("activity-edits"), values: bins.map((bin) => bin.edits), colour: "--accent" },
              ]}
            />
            {edits === 0 ? null : (
              <>
                <h3>{t("activity-added-up")}</h3>
                <Chart
                  kind="line"
                  label={t("activity-added-up")}
                  bins={bins}
                  series={[{ name: t("activity-edits"), values: summed(bins), colour: "--done-fill" }]}
                />
              </>
            )}
            <Words bins={bins} />
          </>
        )}
      </Card>
      {withPeople ? <People of={of} span={span} /> : null}
    </>
  );
};

/** The same in words. */
const Words = ({ bins }: { readonly bins: readonly Bin[] }) => (
  <details className={styles["words"]}>
    <summary>{t("activity-as-table")}</summary>
    <Table
      label={t("activity-by-day")}
      rows={bins.filter(({ changes }) => changes > 0).reverse()}
      keyOf={({ first }) => first}
      columns={[
        { id: "day", label: t("activity-day"), cell: (bin) => <bdi>{daysOf(bin)}</bdi> },
        {
          id: "changes",
          label: t("activity-all-changes"),
          numeric: true,
          cell: ({ changes }) => formatNumber(changes),
        },
        { id: "edits", label: t("activity-edits"), numeric: true, cell: ({ edits }) => formatNumber(edits) },
      ]}
    />
  </details>
);

const People = ({ of, span }: { readonly of: ActivityOf; readonly span: Days }) => {
  const { data } = useQuery({ ...peopleQuery(of, span), placeholderData: keepPreviousData, throwOnError: true });
  const most = data?.results[0]?.changes ?? 0;
  return (
    <Card flush title={t("activity-by-person")}>
      {data === undefined ? (
        <Shapes lines={3} />
      ) : data.results.length === 0 ? (
        <Empty icon="people" title={t("activity-nobody")} />
      ) : (
        <Table
          label={t("activity-by-person")}
          rows={data.results}
          keyOf={({ username }) => username}
          columns={[
            {
              id: "person",
              label: t("activity-person-name"),
              cell: ({ username, full_name: name }) => (
                <Link href={`/user/${encodeURIComponent(username)}/`}>
                  <bdi>{name === "" ? username : name}</bdi>
                </Link>
              ),
            },
            {
              id: "share",
              label: t("activity-share"),
              cell: ({ changes }) => (
                <div className={styles["share"]}>
                  <ProgressBar total={most} translated={changes} />
                </div>
              ),
            },
            {
              id: "changes",
              label: t("activity-all-changes"),
              numeric: true,
              cell: ({ changes }) => formatNumber(changes),
            },
            { id: "edits", label: t("activity-edits"), numeric: true, cell: ({ edits }) => formatNumber(edits) },
            { id: "last", label: t("activity-last"), cell: ({ last_change: at }) => <Time at={at} /> },
          ]}
        />
      )}
    </Card>
  );
};
