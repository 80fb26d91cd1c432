/** How active a project or a component is. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { inAddress } from "../api/addresses.ts";
import { base } from "../api/client.ts";
import { crumbsTo, placeQuery } from "../api/places.ts";
import { Empty } from "../kit/empty.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { PlaceTabs } from "../kit/placeTabs.tsx";
import { rich, t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { Insights } from "./insights.tsx";
import styles from "./insights.module.css";

export const Page = ({ params }: PageProps) => {
  const { data: place } = useSuspenseQuery(placeQuery(params["*"] ?? ""));
  if (place === null || (place.kind !== "project" && place.kind !== "component"))
    return (
      <Frame title={t("activity-insights")}>
        <Empty icon="search" title={t("kit-failed-not-found")} />
      </Frame>
    );
  const { slug: project } = place.project;
  const component = place.component?.path ?? undefined;
  const name = place.component?.name ?? place.project.name;
  const table = `${base}/exports/stats/${project}/${component === undefined ? "" : `${inAddress(component)}/`}`;
  return (
    <Frame
      title={`${t("activity-insights")} · ${name}`}
      heading={rich("activity-insights-of", { name: <bdi>{name}</bdi> })}
      crumbs={crumbsTo(place)}
      actions={
        <a className={styles["table"]} href={`${table}?format=csv`}>
          {t("activity-table")}
        </a>
      }
      tabs={<PlaceTabs project={project} component={component} here="insights" />}
    >
      <Insights of={{ project, component }} withPeople />
    </Frame>
  );
};
