/** A component: its languages by what is left, and how its repository is, in a line. */
import type { MatrixCell, MatrixLanguage, Place } from "@dragoman/client";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { ActivityCard } from "../activity/activityCard.tsx";
import { useMay } from "../api/held.ts";
import { componentQuery, crumbsOf } from "../api/places.ts";
import { Card } from "../kit/card.tsx";
import { MayNot } from "../kit/mayNot.tsx";
import { Note } from "../kit/note.tsx";
import { Columns, Page } from "../kit/page.tsx";
import { PlaceTabs } from "../kit/placeTabs.tsx";
import { ProgressBar } from "../kit/progressBar.tsx";
import { State } from "../kit/state.tsx";
import { formatNumber, formatPercent } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { AddLanguage } from "./addLanguage.tsx";
import { AlertsCard } from "./alertsCard.tsx";
import { LanguageName } from "./languageName.tsx";
import { barOf, percentOf } from "./model.ts";
import styles from "./projects.module.css";
import { componentRowQuery } from "./queries.ts";

export const ComponentView = ({ place, path }: { readonly place: Place; readonly path: string }) => {
  const { slug } = place.project;
  const name = place.component?.name ?? path;
  const { data: component } = useSuspenseQuery(componentQuery({ project: slug, component: path }));
  const { data: found } = useSuspenseQuery(componentRowQuery({ project: slug, component: path }));
  const may = useMay({ project: slug, component: path });
  const cells = found?.row.cells ?? [];
  const canAdd = may("translation.add") && (component.new_lang === "add" || may("component.edit"));
  return (
    <Page
      title={name}
      heading={<bdi>{name}</bdi>}
      crumbs={crumbsOf(place, t("projects-title"))}
      about={
        <>
          <code>{component.file_format}</code> · <code>{component.filemask}</code>
          {component.license === "" ? null : ` · ${component.license}`}
        </>
      }
      tabs={<PlaceTabs project={slug} component={path} here="overview" />}
    >
      {found?.row.locked === true ? <Note kind="warn" title={t("projects-locked")} /> : null}
      <Columns
        aside={
          <>
            <AlertsCard project={slug} component={path} />
            <ActivityCard of={{ project: slug, component: path }} />
          </>
        }
      >
        <Card flush title={t("projects-languages")}>
          <ul className={styles["rows"]}>
            {rowsOf(cells, found?.languages ?? []).map(({ language, cell }) => (
              <li key={language.code}>
                <Link href={`/projects/${slug}/${path}/${language.code}/`}>
                  <LanguageName {...language} />
                </Link>
                <div className={styles["far"]}>
                  <span>
                    {formatPercent(percentOf(cell))} ·{" "}
                    {cell.is_source
                      ? t("projects-source")
                      : t("projects-left", { count: cell.total - cell.translated, number: formatNumber(cell.total) })}
                  </span>
                  <ProgressBar {...barOf(cell)} />
                </div>
                {cell.failing === 0 ? (
                  <span />
                ) : (
                  <State state="failing">
                    {formatNumber(cell.failing)}
                    <span className="hidden">{t("projects-fail")}</span>
                  </State>
                )}
              </li>
            ))}
          </ul>
        </Card>
        {canAdd ? (
          <AddLanguage project={slug} component={path} here={cells.map(({ language }) => language)} />
        ) : (
          <MayNot needs={[may("translation.add") ? "component.edit" : "translation.add"]}>
            {t("projects-may-not-start")}
          </MayNot>
        )}
      </Columns>
    </Page>
  );
};

/** Those with most left come first; the source stands at the end. */
const rowsOf = (cells: readonly MatrixCell[], languages: readonly MatrixLanguage[]) =>
  cells
    .flatMap((cell) => {
      const language = languages.find(({ code }) => code === cell.language);
      return language === undefined ? [] : [{ language, cell }];
    })
    .sort(
      (a, b) =>
        Number(a.cell.is_source) - Number(b.cell.is_source) ||
        b.cell.total - b.cell.translated - (a.cell.total - a.cell.translated) ||
        a.language.name.localeCompare(b.language.name),
    );
