/** One language, of a component or of a whole project: its queues as ways into the editor, and how far it is. */
import type { Place } from "@dragoman/client";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ActivityCard } from "../activity/activityCard.tsx";
import { editorPage } from "../api/addresses.ts";
import { countsQuery } from "../api/counts.ts";
import { crumbsOf } from "../api/places.ts";
import { ButtonLink } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Columns, Page } from "../kit/page.tsx";
import { ProgressBar } from "../kit/progressBar.tsx";
import { State } from "../kit/state.tsx";
import { Table } from "../kit/table.tsx";
import { formatNumber, formatPercent } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { LanguageName } from "./languageName.tsx";
import { WorkCard } from "./workCard.tsx";

interface TranslationViewProps {
  readonly place: Place;
  readonly path: string | undefined;
  readonly code: string;
}

const shown = [
  ["approved", "approved"],
  ["translated", "translated"],
  ["needs_editing", "needs-editing"],
  ["untranslated", "untranslated"],
  ["read_only", "read-only"],
] as const;

export const TranslationView = ({ place, path, code }: TranslationViewProps) => {
  const { slug, name } = place.project;
  const { data: queues } = useSuspenseQuery(countsQuery({ project: slug, component: path, language: code }));
  const countOf = (queue: string) => queues.find((each) => each.name === queue)?.count ?? 0;
  const total = countOf("all");
  const done = total - countOf("untranslated") - countOf("needs_editing");
  const language = place.language?.name ?? code;
  return (
    <Page
      title={`${language} · ${place.component?.name ?? name}`}
      heading={<LanguageName code={code} name={language} direction={place.language?.direction ?? "ltr"} />}
      crumbs={crumbsOf(place, t("projects-title"))}
      about={<bdi>{place.component?.name ?? name}</bdi>}
      actions={
        <>
          {path === undefined ? null : (
            <ButtonLink icon="file" href={`/files/${slug}/${path}/${code}/`}>
              {t("projects-files")}
            </ButtonLink>
          )}
          <ButtonLink look="main" icon="edit" href={editorPage(slug, path ?? "-", code)}>
            {t("projects-open-editor")}
          </ButtonLink>
        </>
      }
    >
      <Columns aside={<ActivityCard of={{ project: slug, component: path, language: code }} />}>
        <WorkCard title={t("projects-work")} project={slug} component={path} language={code} />
        <Card flush title={t("projects-far", { percent: formatPercent(total === 0 ? 100 : (done / total) * 100) })}>
          <Table
            label={t("projects-states")}
            rows={shown.map(([queue, state]) => ({ queue, state, count: countOf(queue) }))}
            keyOf={({ queue }) => queue}
            columns={[
              { id: "state", label: t("projects-state"), cell: ({ state }) => <State state={state} /> },
              {
                id: "share",
                label: t("projects-share"),
                cell: ({ count }) => <ProgressBar total={total} translated={count} />,
              },
              {
                id: "count",
                label: t("projects-strings"),
                numeric: true,
                cell: ({ count }) => formatNumber(count),
              },
            ]}
          />
        </Card>
      </Columns>
    </Page>
  );
};
