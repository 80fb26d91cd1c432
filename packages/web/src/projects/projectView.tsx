/** A project: what needs work in one's language, then all languages by all components. */
import type { Place } from "@dragoman/client";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { ActivityCard } from "../activity/activityCard.tsx";
import { useMay } from "../api/held.ts";
import { crumbsOf } from "../api/places.ts";
import { useSession } from "../api/session.ts";
import { ButtonLink } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { MayNot } from "../kit/mayNot.tsx";
import { Columns, Page } from "../kit/page.tsx";
import { PlaceTabs } from "../kit/placeTabs.tsx";
import { State } from "../kit/state.tsx";
import { rich, t } from "../l10n/text.ts";
import { AlertsCard } from "./alertsCard.tsx";
import { LanguageChoice } from "./languageChoice.tsx";
import { Matrix } from "./matrix.tsx";
import { sumOf, workingLanguage } from "./model.ts";
import styles from "./projects.module.css";
import { matrixQuery } from "./queries.ts";
import { WatchButton } from "./watchButton.tsx";
import { WorkCard } from "./workCard.tsx";

export const ProjectView = ({ place }: { readonly place: Place }) => {
  const { slug, name } = place.project;
  const category = place.kind === "category" ? place.categories.at(-1) : undefined;
  const { user } = useSession();
  const [query] = useSearchParams();
  const { data: matrix } = useSuspenseQuery(matrixQuery(slug, category?.id));
  const may = useMay({ project: slug });
  const cells = matrix.results.flatMap((component) => component.cells);
  const here = matrix.languages.map(({ code }) => ({
    code,
    isSource: cells.some((cell) => cell.language === code && cell.is_source),
  }));
  const working = workingLanguage(query.get("language"), user?.profile.languages ?? [], here);
  const language = matrix.languages.find(({ code }) => code === working);
  const title = category?.name ?? name;
  return (
    <Page
      title={title}
      heading={<bdi>{title}</bdi>}
      crumbs={crumbsOf(place, t("projects-title"))}
      about={t("projects-about", {
        components: matrix.count,
        languages: matrix.languages.length,
        strings: sumOf(cells).total,
      })}
      actions={
        <>
          {user === null || category !== undefined ? null : <WatchButton project={slug} username={user.username} />}
          {may("project.edit") ? (
            <ButtonLink icon="add" href={`/new/component?project=${slug}`}>
              {t("projects-add-component")}
            </ButtonLink>
          ) : null}
        </>
      }
      tabs={category === undefined ? <PlaceTabs project={slug} here="overview" /> : undefined}
    >
      {matrix.count === 0 || language === undefined ? (
        <Card>
          <Empty
            icon="file"
            title={t("projects-empty")}
            action={
              may("project.edit") ? (
                <ButtonLink look="main" href={`/new/component?project=${slug}`}>
                  {t("projects-add-component")}
                </ButtonLink>
              ) : (
                <MayNot needs={["project.edit"]}>{t("projects-may-not-add-component")}</MayNot>
              )
            }
          >
            {t("projects-empty-about")}
          </Empty>
        </Card>
      ) : (
        <Columns
          aside={
            <>
              <AlertsCard project={slug} />
              <ActivityCard of={{ project: slug }} />
            </>
          }
        >
          {category === undefined ? (
            <WorkCard
              title={rich("projects-work-in", { language: <bdi>{language.name}</bdi> })}
              aside={<LanguageChoice languages={matrix.languages} chosen={language.code} />}
              project={slug}
              component={undefined}
              language={language.code}
            />
          ) : null}
          <Card
            flush
            title={t("projects-matrix")}
            aside={
              <span className={styles["legend"]}>
                <State state="approved" />
                <State state="translated" />
                <State state="needs-editing" />
              </span>
            }
          >
            <Matrix project={slug} page={matrix} />
          </Card>
        </Columns>
      )}
    </Page>
  );
};
