/** The terms of one glossary in a language, and a way to add one. */
import type { MatrixComponent, MatrixLanguage } from "@dragoman/client";
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { editorPage } from "../api/addresses.ts";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { useMay } from "../api/held.ts";
import { Button, ButtonLink } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { Form } from "../kit/form.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { StateGlyph, stateOf } from "../kit/state.tsx";
import { Table } from "../kit/table.tsx";
import { say } from "../kit/toast.tsx";
import { formatLanguage, formatNumber } from "../l10n/format.ts";
import { rich, t } from "../l10n/text.ts";
import { type Direction, tagOf } from "../text/direction.ts";
import styles from "./glossary.module.css";
import { step } from "./search.ts";

interface Asked {
  readonly project: string;
  readonly component: string;
  readonly language: string;
  readonly q: string;
  readonly shown: number;
}

const termsQuery = ({ shown, ...asked }: Asked) =>
  queryOptions({
    queryKey: ["terms", asked, shown],
    queryFn: async ({ signal }) => {
      const { count, ids } = await client.editor.ids({ ...asked, sort_by: "source" }, { signal }).orThrow();
      const parts = Array.from({ length: Math.ceil(Math.min(shown, ids.length) / step) }, (_, at) =>
        client.editor.rows({ ids: ids.slice(at * step, (at + 1) * step).join(",") }, { signal }).orThrow(),
      );
      return { count, rows: (await Promise.all(parts)).flat() };
    },
  });

interface TermsProps {
  readonly project: string;
  readonly glossary: MatrixComponent;
  readonly language: MatrixLanguage;
  readonly sourceLanguage: string;
  readonly q: string;
}

export const Terms = ({ project, glossary, language, sourceLanguage, q }: TermsProps) => {
  const { code } = language;
  const direction = language.direction as Direction;
  const [shown, setShown] = useState(step);
  const place = { project, component: glossary.path, language: code };
  const asked = useQuery({ ...termsQuery({ ...place, q, shown }), placeholderData: keepPreviousData });
  const may = useMay(place);
  const isSource = code === sourceLanguage;
  const to = (query?: string) => editorPage(project, glossary.path, code, query);
  return (
    <>
      <Card
        flush
        title={
          <>
            <bdi>{glossary.name}</bdi>{" "}
            {asked.data === undefined ? null : (
              <span className={styles["count"]} role="status">
                {t("projects-terms", { count: asked.data.count, number: formatNumber(asked.data.count) })}
              </span>
            )}
          </>
        }
        aside={
          <ButtonLink small look="bare" icon="edit" href={to()}>
            {t("projects-open-editor")}
          </ButtonLink>
        }
        footer={
          asked.data !== undefined && asked.data.count > asked.data.rows.length ? (
            <Button small icon="down" busy={asked.isFetching} onClick={() => setShown((many) => many + step)}>
              {t("projects-search-more", { count: Math.min(step, asked.data.count - asked.data.rows.length) })}
            </Button>
          ) : undefined
        }
      >
        {asked.isError ? (
          <FailureNote error={asked.error} onRetry={() => void asked.refetch()} />
        ) : asked.data === undefined ? (
          <Shapes lines={4} />
        ) : asked.data.count === 0 ? (
          <Empty icon="book" title={q === "" ? t("projects-terms-none") : t("projects-search-none")}>
            {q === "" ? t("projects-terms-none-about") : undefined}
          </Empty>
        ) : (
          <Table
            label={glossary.name}
            rows={asked.data.rows}
            keyOf={({ id }) => id}
            columns={[
              {
                id: "term",
                label: t("projects-term"),
                cell: ({ id, source }) => (
                  <Link href={to(`id:${id}`)}>
                    <span lang={tagOf(sourceLanguage)} dir="auto">
                      {source[0]}
                    </span>
                  </Link>
                ),
              },
              ...(isSource
                ? []
                : [
                    {
                      id: "translation",
                      label: formatLanguage(language),
                      cell: ({ target }: { readonly target: readonly string[] }) =>
                        target[0] === "" ? (
                          <span className={styles["none"]}>{t("state-untranslated")}</span>
                        ) : (
                          <span lang={tagOf(code)} dir={direction}>
                            {target[0]}
                          </span>
                        ),
                    },
                  ]),
              {
                id: "state",
                label: t("projects-state"),
                cell: ({ state, has_failing_check: fails }) => (
                  <StateGlyph state={fails ? "failing" : stateOf(state)} />
                ),
              },
            ]}
          />
        )}
      </Card>
      {may("glossary.add") ? (
        <AddTerm
          place={place}
          sourceLanguage={sourceLanguage}
          name={isSource ? undefined : formatLanguage(language)}
          direction={direction}
        />
      ) : null}
    </>
  );
};

interface AddTermProps {
  readonly place: { readonly project: string; readonly component: string; readonly language: string };
  readonly sourceLanguage: string;
  /** Of the language; nothing in that of the source, where terms have no translation. */
  readonly name: string | undefined;
  readonly direction: Direction;
}

const AddTerm = ({ place, sourceLanguage, name, direction }: AddTermProps) => {
  const queries = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState("");
  const [translation, setTranslation] = useState("");
  const add = useMutation({
    mutationFn: () =>
      client.translations
        .addUnit(
          translation === "" || name === undefined
            ? { ...place, language: sourceLanguage, body: { context: "", source: [term] } }
            : { ...place, body: { context: "", source: [term], target: [translation], state: 20 } },
        )
        .orThrow(),
    onSuccess: () => {
      say(t("projects-term-added"));
      setTerm("");
      setTranslation("");
      first.current?.focus();
      return Promise.all(["terms", "matrix", "counts"].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
  const rest = beyondFields(add.error, ["source", "target"]);
  return (
    <Card title={t("projects-term-add")}>
      {rest === undefined ? null : <FailureNote error={rest} />}
      <Form className={styles["add"]} onSend={() => add.mutate()}>
        <TextField
          ref={first}
          label={t("projects-term")}
          lang={tagOf(sourceLanguage)}
          dir="auto"
          value={term}
          required
          onChange={(event) => setTerm(event.target.value)}
          errors={messagesOf(add.error, "source")}
        />
        {name === undefined ? null : (
          <TextField
            label={rich("projects-term-in", { language: <bdi>{name}</bdi> })}
            hint={t("projects-term-hint")}
            lang={tagOf(place.language)}
            dir={direction}
            value={translation}
            onChange={(event) => setTranslation(event.target.value)}
            errors={messagesOf(add.error, "target")}
          />
        )}
        <Button type="submit" look="main" icon="add" busy={add.isPending} disabled={term.trim() === ""}>
          {t("projects-term-add")}
        </Button>
      </Form>
    </Card>
  );
};
