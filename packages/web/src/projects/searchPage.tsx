/** Strings across all that one may see, by a query; each leads into the editor. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { QuietSelect } from "../kit/quietSelect.tsx";
import { client } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Field } from "../kit/field.tsx";
import { Form } from "../kit/form.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { State } from "../kit/state.tsx";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { QueryInput } from "../search/queryInput.tsx";
import { bothOf, narrowings, readSearch, type Search, sorts, type Sort, step, writeSearch } from "./search.ts";
import { SearchHits } from "./searchHits.tsx";
import styles from "./searchPage.module.css";

export const Page = () => {
  const search = readSearch(useSearch());
  const [, navigate] = useLocation();
  const { q, sort } = search;
  const [typed, setTyped] = useState(q);
  useEffect(() => setTyped(q), [q]);
  const counts = useQuery({
    queryKey: ["search-counts", q],
    queryFn: ({ signal }) => client.editor.counts({ q }, { signal }).orThrow(),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  const narrowed = bothOf(q, counts.data?.find(({ name }) => name === search.queue)?.q ?? "");
  const found = useQuery({
    queryKey: ["search", narrowed, sort],
    queryFn: ({ signal }) => client.editor.ids({ q: narrowed, sort_by: sorts[sort] }, { signal }).orThrow(),
    enabled: q !== "" && (search.queue === undefined || counts.data !== undefined),
    placeholderData: keepPreviousData,
  });
  return (
    <Frame title={t("projects-search")}>
      <Form
        role="search"
        className={styles["ask"]}
        onSend={() => navigate(writeSearch({ ...search, q: typed.trim(), queue: undefined, shown: step }))}
      >
        <Field label={t("projects-search-for")} hint={t("projects-search-hint")}>
          {(wiring) => (
            <div className={styles["line"]}>
              <QueryInput
                type="search"
                className={styles["query"]}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                {...wiring}
              />
              <Button type="submit" look="main" icon="search">
                {t("projects-search")}
              </Button>
            </div>
          )}
        </Field>
      </Form>
      {q === "" ? null : found.isError ? (
        <FailureNote error={found.error} />
      ) : (
        <>
          <div className={styles["bar"]}>
            <Narrowings search={search} counts={counts.data ?? []} />
            <QuietSelect
              aria-label={t("projects-search-sort")}
              value={sort}
              onChange={(event) => navigate(writeSearch({ ...search, sort: event.target.value as Sort, shown: step }))}
            >
              {Object.keys(sorts).map((each) => (
                <option key={each} value={each}>
                  {t(`projects-search-sort-${each}`)}
                </option>
              ))}
            </QuietSelect>
          </div>
          {found.data === undefined ? (
            <Shapes lines={6} />
          ) : found.data.count === 0 ? (
            <Card>
              <Empty icon="search" title={t("projects-search-none")}>
                {t("projects-search-none-about")}
              </Empty>
            </Card>
          ) : (
            <>
              <p role="status">
                {t("projects-search-found", { count: found.data.count, number: formatNumber(found.data.count) })}
              </p>
              <SearchHits ids={found.data.ids} search={search} q={narrowed} />
            </>
          )}
        </>
      )}
    </Frame>
  );
};

interface NarrowingsProps {
  readonly search: Search;
  readonly counts: readonly { readonly name: string; readonly count: number }[];
}

/** How many of each state there are, each a way to see them alone. */
const Narrowings = ({ search, counts }: NarrowingsProps) => (
  <nav className={styles["narrowings"]} aria-label={t("projects-search-states")}>
    {counts
      .filter(({ name, count }) => name === "all" || ((count > 0 || name === search.queue) && name in narrowings))
      .map(({ name, count }) => {
        const queue = name === "all" ? undefined : (name as keyof typeof narrowings);
        const state = queue === undefined ? undefined : narrowings[queue];
        const number = <span className={styles["number"]}>{formatNumber(count)}</span>;
        return (
          <Link
            key={name}
            href={writeSearch({ ...search, queue, shown: step })}
            aria-current={queue === search.queue ? "true" : undefined}
          >
            {state === undefined ? (
              <>
                {t("projects-search-all")} {number}
              </>
            ) : (
              <State state={state}>
                {t(`state-${state}`)} {number}
              </State>
            )}
          </Link>
        );
      })}
  </nav>
);
