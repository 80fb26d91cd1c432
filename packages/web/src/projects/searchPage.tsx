/** Strings across all that one may see, by a query; each leads into the editor. */
import type { UnitRow } from "@dragoman/client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "wouter";
import { client } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Form } from "../kit/form.tsx";
import { TextField } from "../kit/field.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { StateGlyph, stateOf } from "../kit/state.tsx";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { groupsOf } from "./model.ts";
import styles from "./projects.module.css";

const shown = 100;

const search = async (q: string, signal: AbortSignal) => {
  const { count, ids } = await client.editor.ids({ q }, { signal }).orThrow();
  const rows =
    ids.length === 0 ? [] : await client.editor.rows({ ids: ids.slice(0, shown).join(",") }, { signal }).orThrow();
  return { count, rows };
};

export const Page = () => {
  const [query, setQuery] = useSearchParams();
  const q = query.get("q") ?? "";
  const [typed, setTyped] = useState(q);
  const found = useQuery({
    queryKey: ["search", q],
    queryFn: ({ signal }) => search(q, signal),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  return (
    <Frame title={t("projects-search")}>
      <Form role="search" className={styles["ask"]} onSend={() => setQuery(typed === "" ? {} : { q: typed })}>
        <TextField
          label={t("projects-search-for")}
          hint={t("projects-search-hint")}
          type="search"
          dir="auto"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="main" icon="search">
          {t("projects-search")}
        </Button>
      </Form>
      {found.isError ? <FailureNote error={found.error} /> : null}
      {q === "" ? null : found.data === undefined ? (
        found.isError ? null : (
          <Shapes lines={6} />
        )
      ) : (
        <Found {...found.data} q={q} />
      )}
    </Frame>
  );
};

const Found = ({
  count,
  rows,
  q,
}: {
  readonly count: number;
  readonly rows: readonly UnitRow[];
  readonly q: string;
}) =>
  count === 0 ? (
    <Card>
      <Empty icon="search" title={t("projects-search-none")}>
        {t("projects-search-none-about")}
      </Empty>
    </Card>
  ) : (
    <>
      <p role="status">
        {t("projects-search-found", { count, number: formatNumber(count) })}
        {count > rows.length ? ` ${t("projects-search-first", { shown: rows.length })}` : null}
      </p>
      {groupsOf(rows, ({ project, component, language }) => `${project}/${component}/${language}`).map((group) => (
        <Card
          key={group.kind}
          flush
          title={
            <Link href={`/translate/${group.kind}/?q=${encodeURIComponent(q)}`}>
              <bdi>{group.kind.replaceAll("/", " / ")}</bdi>
            </Link>
          }
        >
          <Lines>
            {group.items.map((row) => (
              <li key={row.id} className={styles["hit"]}>
                <StateGlyph state={row.has_failing_check ? "failing" : stateOf(row.state)} />
                <Link href={`/translate/${group.kind}/?q=${encodeURIComponent(`id:${row.id}`)}`}>
                  <bdi>{row.source[0]}</bdi>
                </Link>
                <span lang={row.language.replace("_", "-")} dir="auto">
                  {row.target[0]}
                </span>
              </li>
            ))}
          </Lines>
        </Card>
      ))}
    </>
  );
