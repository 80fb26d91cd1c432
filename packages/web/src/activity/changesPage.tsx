/** Who did what, newest first; what is shown lives in the address. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { base } from "../api/client.ts";
import { crumbsTo, placeQuery } from "../api/places.ts";
import { ButtonLink } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { PlaceTabs } from "../kit/placeTabs.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { ChangeFilters } from "./changeFilters.tsx";
import { ChangeList } from "./changeList.tsx";
import { type ChangeFilter, feedOf, readFilter, writeFilter } from "./filter.ts";
import { changesQuery } from "./queries.ts";
import styles from "./changesPage.module.css";

export const Page = () => {
  const filter = readFilter(useSearch());
  const [, navigate] = useLocation();
  const { project, component } = filter;
  // What was shown stays until the next comes: the form keeps the focus.
  const { data } = useQuery({ ...changesQuery(filter), placeholderData: keepPreviousData, throwOnError: true });
  const { data: place } = useQuery({
    ...placeQuery(component === undefined ? `${project}` : `${project}/${component}`),
    enabled: project !== undefined,
  });
  return (
    <Frame
      title={t("activity-changes")}
      crumbs={place == null ? [] : crumbsTo(place)}
      actions={
        <a className={styles["feed"]} href={base + feedOf(filter)} type="application/rss+xml">
          {t("activity-feed")}
        </a>
      }
      tabs={
        project === undefined || place == null ? undefined : (
          <PlaceTabs project={project} component={component} here="changes" />
        )
      }
    >
      <ChangeFilters filter={filter} onShow={(change) => navigate(writeFilter({ ...filter, page: 1, ...change }))} />
      {data === undefined ? (
        <Shapes lines={6} />
      ) : data.results.length === 0 ? (
        <Card>
          <Empty
            icon="clock"
            title={t("activity-nothing")}
            action={<ButtonLink href="/changes/">{t("activity-show-all")}</ButtonLink>}
          />
        </Card>
      ) : (
        <Card
          flush
          title={
            <span role="status">{t("activity-count", { count: data.count, number: formatNumber(data.count) })}</span>
          }
        >
          <ChangeList detailed changes={data.results} />
        </Card>
      )}
      <Pages filter={filter} hasNext={data !== undefined && data.next !== null} />
    </Frame>
  );
};

const Pages = ({ filter, hasNext }: { readonly filter: ChangeFilter; readonly hasNext: boolean }) =>
  filter.page === 1 && !hasNext ? null : (
    <nav className={styles["pages"]} aria-label={t("activity-pages")}>
      {filter.page === 1 ? null : (
        <ButtonLink icon="back" href={writeFilter({ ...filter, page: filter.page - 1 })}>
          {t("activity-newer")}
        </ButtonLink>
      )}
      {hasNext ? (
        <ButtonLink icon="forward" href={writeFilter({ ...filter, page: filter.page + 1 })}>
          {t("activity-older")}
        </ButtonLink>
      ) : null}
    </nav>
  );
