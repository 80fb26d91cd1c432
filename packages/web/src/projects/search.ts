/** What is looked for, and how it is shown: the address says it. Pure. */
import type { UnitQueue } from "@dragoman/client";

/** How many strings are shown at first, and with each step. */
export const step = 100;

/** Strings of a project stand together, in whatever order. */
export const sorts = {
  place: "project,component,language,position",
  changed: "project,-last_updated",
  source: "project,source",
  longest: "project,-num_words",
} as const;
export type Sort = keyof typeof sorts;

/** The sets that a search is narrowed to, by how they are named everywhere. */
export const narrowings = {
  untranslated: "untranslated",
  needs_editing: "needs-editing",
  translated: "translated",
  approved: "approved",
  failing_checks: "failing",
  suggestions: "suggestion",
  comments: "comment",
} as const satisfies Partial<Record<UnitQueue["name"], string>>;
export type Narrowing = keyof typeof narrowings;

export interface Search {
  readonly q: string;
  readonly queue?: Narrowing | undefined;
  readonly sort: Sort;
  readonly shown: number;
}

const isSort = (text: string): text is Sort => Object.hasOwn(sorts, text);

export const readSearch = (search: string): Search => {
  const asked = new URLSearchParams(search);
  const [queue, sort, shown] = [asked.get("queue") ?? "", asked.get("sort") ?? "", Number(asked.get("shown"))];
  return {
    q: asked.get("q")?.trim() ?? "",
    queue: Object.hasOwn(narrowings, queue) ? (queue as Narrowing) : undefined,
    sort: isSort(sort) ? sort : "place",
    shown: Number.isSafeInteger(shown) && shown > step ? Math.ceil(shown / step) * step : step,
  };
};

export const writeSearch = ({ q, queue, sort, shown }: Search): string => {
  const given = new URLSearchParams();
  if (q !== "") given.set("q", q);
  if (queue !== undefined) given.set("queue", queue);
  if (sort !== "place") given.set("sort", sort);
  if (shown > step) given.set("shown", String(shown));
  const query = given.toString();
  return query === "" ? "/search/" : `/search/?${query}`;
};

/** The query of a search that is narrowed by another. */
export const bothOf = (q: string, narrowing: string): string =>
  narrowing === "" ? q : q === "" ? narrowing : `(${q}) ${narrowing}`;

/** Neighbours of one kind; what stands apart is apart. */
export const runsOf = <Item>(items: readonly Item[], kindOf: (item: Item) => string) => {
  const runs: { kind: string; items: Item[] }[] = [];
  for (const item of items) {
    const [kind, last] = [kindOf(item), runs.at(-1)];
    if (last?.kind === kind) last.items.push(item);
    else runs.push({ kind, items: [item] });
  }
  return runs;
};
