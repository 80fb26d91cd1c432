/** One string with everything around it: three panes, of which only those scroll. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import { FailureNote } from "../kit/failureNote.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { stateOf } from "../kit/state.tsx";
import { rich, t } from "../l10n/text.ts";
import { addressOf, type Place, type Row } from "../units/model.ts";
import { editingQuery, glossaryQuery, rowQuery } from "../units/queries.ts";
import { StringsPane } from "./stringsPane.tsx";
import { useEditorKeys } from "./useEditorKeys.ts";
import { type Handle, WorkPane } from "./workPane.tsx";
import styles from "./desk.module.css";
import { lazily } from "../kit/lazily.ts";

export interface DeskProps {
  readonly place: Place;
  readonly q: string;
  readonly ids: readonly number[];
  readonly index: number;
  readonly moveTo: (index: number) => void;
  readonly onKeys: () => void;
}

/** The string is there first; what helps with it comes while it is asked for. */
const loadHelp = () => import("./help/help.tsx");
const Help = lazily(async () => (await loadHelp()).Help);

const noTerms = [] as const;

/** In the set that is walked through where the string is in it, alone where it is not. */
const addressIn = (place: Place, q: string, ids: readonly number[], row: Row): Parameters<typeof addressOf> => {
  const at = ids.indexOf(row.id);
  return at < 0 ? [row, { q: `id:${row.id}` }] : [place, { q, offset: at + 1 }];
};

/** Where a finger writes, the field is not entered unasked: the keyboard would cover the string. */
export const isTyped = (): boolean => !matchMedia("(pointer: coarse)").matches;

export const Desk = ({ place, q, ids, index, moveTo, onKeys }: DeskProps) => {
  const id = ids[index] ?? 0;
  const queries = useQueryClient();
  const { data: found, error, refetch } = useQuery(editingQuery(id));
  const glossary = useQuery(glossaryQuery(id));
  // What came later would move the fields from under the hand that writes.
  const editing = glossary.isFetched || glossary.fetchStatus === "paused" ? found : undefined;
  const handle = useRef<Handle | null>(null);
  const [said, setSaid] = useState("");
  useEffect(() => void loadHelp().catch(() => undefined), []);
  useEffect(() => {
    for (const near of [index + 1, index + 2, index - 1]) {
      const other = ids[near];
      if (other === undefined) continue;
      void queries.prefetchQuery(editingQuery(other));
      void queries.prefetchQuery(glossaryQuery(other));
    }
  }, [queries, ids, index]);

  const done = (isSaved: boolean, stay: boolean) => {
    const to = stay || index + 1 >= ids.length ? index : index + 1;
    const row = queries.getQueryData(rowQuery(ids[to] ?? 0).queryKey);
    const state = row === undefined || row === null ? "" : t(`state-${stateOf(row.state)}`);
    const at = { at: to + 1, count: ids.length, state };
    setSaid(
      to === index
        ? t(isSaved ? (stay ? "editor-said-saved" : "editor-said-saved-last") : "editor-said-nothing-to-save")
        : t(isSaved ? "editor-said-saved-next" : "editor-said-next", at),
    );
    if (to !== index) moveTo(to);
  };
  useEditorKeys({
    handle,
    move: (to) => moveTo(to === "first" ? 0 : to === "last" ? ids.length - 1 : index + to),
    onKeys,
  });
  return (
    <div className={styles["panes"]}>
      <StringsPane
        ids={ids}
        index={index}
        source={editing?.source}
        target={editing?.target}
        hrefOf={(at) => addressOf(place, { q, offset: at + 1 })}
        onChoose={moveTo}
      />
      {editing === undefined ? (
        <main id="main" tabIndex={-1} className={styles["waiting"]}>
          {error === null ? <Shapes lines={6} /> : <FailureNote error={error} onRetry={() => void refetch()} />}
        </main>
      ) : (
        <WorkPane
          key={id}
          editing={editing}
          terms={glossary.data ?? noTerms}
          title={rich(
            "editor-title",
            { source: <bdi>{editing.unit.source[0]}</bdi> },
            { at: index + 1, count: ids.length },
          )}
          takeFocus={isTyped()}
          handle={handle}
          onDone={done}
          onSkip={() => moveTo(index + 1)}
          onUndone={(unit) => {
            if (ids.includes(unit)) moveTo(ids.indexOf(unit));
          }}
        />
      )}
      <Suspense fallback={<aside className={styles["side"]} />}>
        {editing === undefined ? (
          <aside className={styles["side"]} />
        ) : (
          <Help
            key={`help ${id}`}
            editing={editing}
            handle={handle}
            hrefOf={(row) => addressOf(...addressIn(place, q, ids, row))}
          />
        )}
      </Suspense>
      <p className="hidden" role="status">
        {said}
      </p>
    </div>
  );
};
