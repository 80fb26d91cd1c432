/** What the server tells of strings and of the places that hold them. */
import type { Foresight, Unit } from "@dragoman/client";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { base, client } from "../api/client.ts";
import { setDraft } from "./drafts.ts";
import type { Place, Row, Wording } from "./model.ts";
import { type Outcome, type Save, Saving } from "./saving.ts";

/** The set of a query as it was when it was opened: `opened` tells one opening from another. */
export const idsQuery = ({ project, component, language }: Place, q: string, opened: number) =>
  queryOptions({
    queryKey: ["ids", project, component ?? "-", language, q, opened],
    queryFn: ({ signal }) =>
      client.editor
        .ids({ project, language, q, ...(component === undefined ? {} : { component }) }, { signal })
        .orThrow(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Names of a place as people gave them. */
export const placeNamesQuery = ({ project, component, language }: Place) =>
  queryOptions({
    queryKey: ["place-names", project, component ?? "-", language],
    queryFn: async ({ signal }) => {
      if (component === undefined) {
        const [{ name }, { name: spoken }] = await Promise.all([
          client.projects.one({ project }, { signal }).orThrow(),
          client.languages.one({ language }, { signal }).orThrow(),
        ]);
        return { project: name, component: undefined, language: spoken };
      }
      const found = await client.translations.one({ project, component, language }, { signal }).orThrow();
      return { project: found.component.project.name, component: found.component.name, language: found.language.name };
    },
    staleTime: 300_000,
  });

/** Where the string of a checksum stands. */
export const checksumQuery = ({ project, component, language }: Place, checksum: string) =>
  queryOptions({
    queryKey: ["checksum", project, component ?? "-", language, checksum],
    queryFn: ({ signal }) =>
      client.editor
        .ids(
          { project, language, q: `checksum:${checksum}`, ...(component === undefined ? {} : { component }) },
          { signal },
        )
        .orThrow(),
    staleTime: 60_000,
  });

/** Rows that are asked for within a moment are asked for at once. */
const most = 200;
let wanted = new Map<number, ((rows: ReadonlyMap<number, Row> | Error) => void)[]>();
let timer: ReturnType<typeof setTimeout> | undefined;

const askRows = async (batch: typeof wanted, ids: readonly number[]) => {
  let found: ReadonlyMap<number, Row> | Error;
  try {
    const rows = await client.editor.rows({ ids: ids.join(",") }).orThrow();
    found = new Map(rows.map((row) => [row.id, row]));
  } catch (error) {
    found = error as Error;
  }
  for (const id of ids) for (const done of batch.get(id) ?? []) done(found);
};

const flush = () => {
  const batch = wanted;
  wanted = new Map();
  timer = undefined;
  const ids = [...batch.keys()];
  for (let at = 0; at < ids.length; at += most) void askRows(batch, ids.slice(at, at + most));
};

const askRow = (id: number): Promise<Row | null> =>
  new Promise((resolve, reject) => {
    const done = (rows: ReadonlyMap<number, Row> | Error) =>
      rows instanceof Error ? reject(rows) : resolve(rows.get(id) ?? null);
    wanted.set(id, [...(wanted.get(id) ?? []), done]);
    timer ??= setTimeout(flush, 20);
  });

/** Null where the string is gone. */
export const rowQuery = (id: number) =>
  queryOptions({ queryKey: ["row", id], queryFn: () => askRow(id), staleTime: 120_000, gcTime: 60_000 });

export const editingQuery = (id: number) =>
  queryOptions({
    queryKey: ["unit", id, "editing"],
    queryFn: ({ signal }) => client.editor.editing({ id }, { signal }).orThrow(),
    staleTime: 30_000,
    gcTime: 60_000,
    // What was typed stands; who was faster is told when it is saved.
    refetchOnWindowFocus: false,
  });

/** Around a string: each under its key, so that a save of it asks anew. */
const aroundOptions = { staleTime: 60_000, gcTime: 60_000 };

export const translationsQuery = (id: number) =>
  queryOptions({
    queryKey: ["unit", id, "translations"],
    queryFn: ({ signal }) => client.editor.translations({ id }, { signal }).orThrow(),
    select: (units) => units.filter(({ target }) => target.some((text) => text !== "")),
    ...aroundOptions,
  });

export const sameSourceQuery = (id: number) =>
  queryOptions({
    queryKey: ["unit", id, "same-source"],
    queryFn: ({ signal }) => client.editor.sameSource({ id }, { signal }).orThrow(),
    ...aroundOptions,
  });

export const variantsQuery = (id: number) =>
  queryOptions({
    queryKey: ["unit", id, "variants"],
    queryFn: ({ signal }) => client.editor.variants({ id }, { signal }).orThrow(),
    ...aroundOptions,
  });

/** What the memory has for it. */
export const memoryQuery = (id: number) =>
  queryOptions({
    queryKey: ["unit", id, "memory"],
    queryFn: ({ signal }) => client.memory.ofUnit({ id }, { signal }).orThrow(),
    ...aroundOptions,
  });

/** Terms stand in the source as soon as it is shown, so that nothing moves: another try would keep the string away. */
export const glossaryQuery = (id: number) =>
  queryOptions({
    queryKey: ["unit", id, "glossary"],
    queryFn: ({ signal }) => client.editor.glossary({ id }, { signal }).orThrow(),
    retry: false,
    ...aroundOptions,
  });

export const nearbyQuery = (id: number) =>
  queryOptions({
    queryKey: ["unit", id, "nearby"],
    queryFn: ({ signal }) => client.editor.nearby({ id }, { signal }).orThrow(),
    ...aroundOptions,
  });

export const historyQuery = (id: number) =>
  queryOptions({
    queryKey: ["unit", id, "history"],
    queryFn: async ({ signal }) => (await client.editor.history({ id }, { signal }).orThrow()).results,
    ...aroundOptions,
  });

/** Pictures that show the string. */
export const screenshotsQuery = (project: string, component: string, sourceUnit: number, unit: number) =>
  queryOptions({
    queryKey: ["unit", unit, "screenshots"],
    queryFn: async ({ signal }) => {
      const shown = new Set([`/api/units/${sourceUnit}/`, `/api/units/${unit}/`]);
      const { results } = await client.screenshots
        .ofComponent({ project, component, page_size: 1000 }, { signal })
        .orThrow();
      return results.filter(({ units }) => units.some((url) => shown.has(new URL(url).pathname.slice(base.length))));
    },
    ...aroundOptions,
  });

interface Described {
  readonly explanation: string;
  readonly extra_flags: string;
  readonly labels: number[];
}

/** They belong to the source string. */
export const describeSource = (id: number, body: Described) => client.units.change({ id, body }).orThrow();

/** Says of a check of a string that it does not matter there, or does again. */
export const dismiss = async (queries: QueryClient, id: number, check: string, dismissed: boolean): Promise<void> => {
  await client.units.dismiss({ id, check, body: { dismissed } }).orThrow();
  await Promise.all(
    [["unit", id, "editing"], ["foresight", id], ["row", id], ["counts"]].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );
};

/** What saving would fail; of texts that are typed no more an answer is not waited for. */
export const foresightQuery = (unit: number, wording: Wording) =>
  queryOptions({
    queryKey: ["foresight", unit, wording],
    queryFn: ({ signal }): Promise<Foresight> =>
      client.units
        .foresee(
          { id: unit, body: { target: [...wording.target], state: wording.state === 100 ? 20 : wording.state } },
          { signal },
        )
        .orThrow(),
    staleTime: 60_000,
    gcTime: 10_000,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** What we wrote ourselves meanwhile overtakes nobody: from what a save was based on to what it made. */
const ownSteps = new Map<string, string>();

const basisOf = ({ unit, base }: Save): string => {
  let basis = base.last_updated;
  for (let next = ownSteps.get(`${unit} ${basis}`); next !== undefined; next = ownSteps.get(`${unit} ${basis}`))
    basis = next;
  return basis;
};

const send = async (save: Save): Promise<Outcome> => {
  const { unit: id, target, state, force = false } = save;
  const basis = basisOf(save);
  const body = { target: [...target], state: state === 100 ? (20 as const) : state };
  const answer = await client.units.change({ id, body: force ? body : { ...body, based_on: basis } });
  if (!answer.ok) {
    if (answer.error.kind === "overtaken") return { faster: answer.error.unit, error: answer.error };
    throw answer.error;
  }
  const saved = await client.units.one({ id }).orThrow();
  if (saved.last_updated !== basis) ownSteps.set(`${id} ${basis}`, saved.last_updated);
  return { saved };
};

/** Shows a string as it will be, or as it is. */
export const showUnit = (queries: QueryClient, id: number, wording: Wording & Partial<Omit<Unit, "target">>): void => {
  const { target, state, has_failing_check } = wording;
  queries.setQueryData(editingQuery(id).queryKey, (editing) =>
    editing === undefined ? undefined : { ...editing, unit: { ...editing.unit, ...wording, target: [...target] } },
  );
  queries.setQueryData(rowQuery(id).queryKey, (row) =>
    row === undefined || row === null
      ? row
      : { ...row, target: [...target], state, has_failing_check: has_failing_check ?? row.has_failing_check },
  );
};

const made = new Map<string, Saving>();

/** The saves of an account; one for the whole page. */
export const savingOf = (queries: QueryClient, who: string): Saving => {
  const known =
    made.get(who) ??
    new Saving({
      who,
      send,
      onSaved: (save, unit) => {
        showUnit(queries, save.unit, unit);
        void queries.invalidateQueries({ queryKey: ["counts"] });
        void queries.invalidateQueries({ queryKey: ["unit", save.unit] });
      },
      onRefused: ({ save, current }) => {
        // Nothing of it is lost: it is a draft again.
        setDraft(who, save.unit, { target: save.target, needsEditing: save.state === 10, base: save.base });
        showUnit(queries, save.unit, current ?? save.base);
        void queries.invalidateQueries({ queryKey: ["unit", save.unit] });
      },
    });
  made.set(who, known);
  return known;
};
