/** What an editor of strings needs to know: the set that somebody works through, and what stands around one of it. */
import { Context, Effect, Layer } from "effect";
import type { UnitId } from "../ids/index.ts";
import type { Actor, Refused } from "../access/index.ts";
import type { View } from "../database/index.ts";
import { compileSearch } from "../search/inside.ts";
import type { RowColumn } from "./columns.ts";
import { type Queue, queues, type Sorting, type Wanted } from "./model.ts";
import { type Ids, makeSetStore } from "./stores/sets.ts";

export interface Counted {
  readonly name: Queue;
  /** What finds these strings: the query that was asked, narrowed. */
  readonly q: string;
  readonly count: number;
}

/** In the order of the editor, unless another one is asked for. */
const usual: readonly Sorting[] = [{ key: "priority", descending: true }];

/** A query that is narrowed by another one. */
const narrowed = (query: string, by: string) => (query === "" || by === "" ? `${query}${by}` : `(${query}) AND ${by}`);

export class Editor extends Context.Service<
  Editor,
  {
    /** Ids of all strings that the actor sees there, as of now. @throws Refused when the query cannot be understood */
    readonly ids: (actor: Actor, wanted: Wanted, sorting?: readonly Sorting[]) => Effect.Effect<Ids, Refused>;
    /** The JSON text of a list: these strings, as far as the actor sees them, in this order. */
    readonly rows: (actor: Actor, ids: readonly UnitId[], view: View<RowColumn>) => Effect.Effect<string>;
    /** How many strings of each kind there are. @throws Refused when the query cannot be understood */
    readonly counts: (actor: Actor, wanted: Wanted) => Effect.Effect<readonly Counted[], Refused>;
  }
>()("@dragoman/core/editor/Editor") {
  static readonly layer = Layer.effect(
    Editor,
    Effect.gen(function* () {
      const sets = yield* makeSetStore;
      const search = yield* compileSearch;

      const condition = (query = "") => (query.trim() === "" ? Effect.succeed(undefined) : search(query));

      return Editor.of({
        ids: (actor, { scope, query }, sorting = usual) =>
          Effect.flatMap(condition(query), (where) => Effect.orDie(sets.ids(actor, scope, where, sorting))),
        rows: (actor, ids, view) => Effect.orDie(sets.rows(actor, ids, view)),
        counts: Effect.fn("Editor.counts")(function* (actor, { scope, query = "" }) {
          const counts = yield* Effect.orDie(sets.counts(actor, scope, yield* condition(query)));
          return (Object.keys(queues) as Queue[]).map((name) => ({
            name,
            q: narrowed(query.trim(), queues[name]),
            count: counts?.[name] ?? 0,
          }));
        }),
      });
    }),
  );
}
