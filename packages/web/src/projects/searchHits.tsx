/** Strings that were found, those of a project together; more of them are shown when they are asked for. */
import type { UnitRow } from "@dragoman/client";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { editorPage, projectPage } from "../api/addresses.ts";
import { client } from "../api/client.ts";
import { languagesQuery } from "../api/languages.ts";
import { componentNamesQuery, projectsQuery } from "../api/projects.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { StateGlyph, stateOf } from "../kit/state.tsx";
import { t } from "../l10n/text.ts";
import { tagOf } from "../text/direction.ts";
import { LanguageName } from "./languageName.tsx";
import { runsOf, type Search, step, writeSearch } from "./search.ts";
import styles from "./searchPage.module.css";

const rowsQuery = (ids: readonly number[]) => ({
  queryKey: ["search-rows", ids],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.editor.rows({ ids: ids.join(",") }, { signal }).orThrow(),
});

interface SearchHitsProps {
  readonly ids: readonly number[];
  readonly search: Search;
  /** The query with what it is narrowed to. */
  readonly q: string;
}

export const SearchHits = ({ ids, search, q }: SearchHitsProps) => {
  const [, navigate] = useLocation();
  const shown = ids.slice(0, search.shown);
  const parts = useQueries({
    queries: Array.from({ length: Math.ceil(shown.length / step) }, (_, at) =>
      rowsQuery(shown.slice(at * step, (at + 1) * step)),
    ),
  });
  const rows = parts.flatMap(({ data }) => data ?? []);
  const failed = parts.find(({ isError }) => isError);
  const isWaiting = parts.some(({ isPending }) => isPending);
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (isWaiting || next.current === undefined) return;
    document.getElementById(`hit-${next.current}`)?.focus();
    next.current = undefined;
  }, [isWaiting]);
  const { data: projects } = useQuery(projectsQuery);
  return (
    <>
      {runsOf(rows, ({ project }) => project).map(({ kind: project, items }) => (
        <Card
          key={project}
          flush
          title={
            <Link href={projectPage(project)}>
              <bdi>{projects?.results.find(({ slug }) => slug === project)?.name ?? project}</bdi>
            </Link>
          }
        >
          {runsOf(items, ({ component, language }) => `${component}/${language}`).map((run) => (
            <Run key={run.items[0]?.id} rows={run.items} q={q} />
          ))}
        </Card>
      ))}
      {isWaiting ? <Shapes lines={6} /> : null}
      {failed === undefined ? null : <FailureNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {isWaiting || shown.length === ids.length ? null : (
        <div>
          <Button
            icon="down"
            onClick={() => {
              next.current = ids[shown.length];
              navigate(writeSearch({ ...search, shown: search.shown + step }), { replace: true });
            }}
          >
            {t("projects-search-more", { count: Math.min(step, ids.length - shown.length) })}
          </Button>
        </div>
      )}
    </>
  );
};

/** Hits in one language of a component, one behind the other. */
const Run = ({ rows, q }: { readonly rows: readonly UnitRow[]; readonly q: string }) => {
  const { data: languages } = useQuery(languagesQuery);
  const [first] = rows;
  const { data: components } = useQuery({ ...componentNamesQuery(first?.project ?? ""), enabled: first !== undefined });
  if (first === undefined) return null;
  const { project, component, language: code } = first;
  const language = languages?.find((each) => each.code === code) ?? { code, name: code, direction: "auto" };
  return (
    <section className={styles["run"]}>
      <h3>
        <Link href={editorPage(project, component, code, q)}>
          <bdi>{components?.find(({ path }) => path === component)?.name ?? component}</bdi> ·{" "}
          <LanguageName {...language} />
        </Link>
      </h3>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={styles["hit"]}>
            <StateGlyph state={row.has_failing_check ? "failing" : stateOf(row.state)} />
            <Link id={`hit-${row.id}`} href={editorPage(project, component, code, `id:${row.id}`)}>
              <bdi dir="auto">{row.source[0]}</bdi>
            </Link>
            {row.target.every((text) => text === "") ? (
              <span className={styles["none"]}>{t("state-untranslated")}</span>
            ) : (
              <span lang={tagOf(code)} dir={language.direction}>
                {row.target[0]}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
