/** What an editor of strings needs to know: the set that somebody works through, and what stands around one of it. */
import { Context, Effect, Layer } from "effect";
import type { UnitId } from "../ids/index.ts";
import { type Actor, NotFound, type Refused } from "../access/index.ts";
import type { Page, Slice, View } from "../database/index.ts";
import { type UnitColumn, Units } from "../units/index.ts";
import { compileSearch } from "../search/inside.ts";
import type { HistoryColumn, RowColumn } from "./columns.ts";
import { type Editing, editingOf } from "./editing.ts";
import { type Queue, queues, type Sorting, type Wanted } from "./model.ts";
import { type Ids, makeSetStore } from "./stores/sets.ts";
import { makeNeighbourStore } from "./stores/neighbours.ts";
import { makeSurroundingsStore } from "./stores/surroundings.ts";
import { makeTermStore } from "./stores/terms.ts";
import { type Term, termsIn } from "./terms.ts";

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
    /** One string with everything that an editor shows of it, in a number of statements that never grows. */
    readonly editing: (actor: Actor, id: UnitId) => Effect.Effect<Editing, NotFound>;
    /** The JSON text of a list: the same string in other languages. */
    readonly translations: (actor: Actor, id: UnitId, view: View<UnitColumn>) => Effect.Effect<string, NotFound>;
    /** Strings around it in the order of the file, with itself: as many before it as behind. */
    readonly nearby: (
      actor: Actor,
      id: UnitId,
      count: number,
      view: View<RowColumn>,
    ) => Effect.Effect<string, NotFound>;
    /** The same text in the same language elsewhere. */
    readonly sameSource: (actor: Actor, id: UnitId, view: View<RowColumn>) => Effect.Effect<string, NotFound>;
    /** Strings of the translation that are variants of it. */
    readonly variants: (actor: Actor, id: UnitId, view: View<RowColumn>) => Effect.Effect<string, NotFound>;
    /** Terms of glossaries that stand in it as words, longest first. */
    readonly glossary: (actor: Actor, id: UnitId) => Effect.Effect<readonly Term[], NotFound>;
    /** What pages of its history are asked of, newest first. */
    readonly history: (
      actor: Actor,
      id: UnitId,
    ) => Effect.Effect<(view: View<HistoryColumn>, slice: Slice) => Effect.Effect<Page>, NotFound>;
  }
>()("@dragoman/core/editor/Editor") {
  static readonly layer = Layer.effect(
    Editor,
    Effect.gen(function* () {
      const sets = yield* makeSetStore;
      const search = yield* compileSearch;
      const surroundings = yield* makeSurroundingsStore;
      const neighbours = yield* makeNeighbourStore;
      const terms = yield* makeTermStore;
      const units = yield* Units;

      const condition = (query = "") => (query.trim() === "" ? Effect.succeed(undefined) : search(query));

      return Editor.of({
        editing: Effect.fn("Editor.editing")(function* (actor, id) {
          const unit = yield* units.find(actor, id);
          const around = yield* Effect.orDie(surroundings(id));
          return around === undefined ? yield* new NotFound({ object: "Unit" }) : editingOf(actor, unit, around);
        }),
        translations: (actor, id, view) =>
          Effect.flatMap(units.find(actor, id), (unit) => Effect.orDie(neighbours.translations(unit, view))),
        nearby: (actor, id, count, view) =>
          Effect.flatMap(units.find(actor, id), (unit) => Effect.orDie(neighbours.nearby(unit, count, view))),
        sameSource: (actor, id, view) =>
          Effect.flatMap(units.find(actor, id), (unit) => Effect.orDie(neighbours.sameSource(actor, unit, view))),
        variants: (actor, id, view) =>
          Effect.andThen(units.find(actor, id), Effect.orDie(neighbours.variants(id, view))),
        glossary: Effect.fn("Editor.glossary")(function* (actor, id) {
          const unit = yield* units.find(actor, id);
          return termsIn(unit, yield* Effect.orDie(terms(actor, unit)));
        }),
        history: (actor, id) =>
          Effect.as(units.find(actor, id), (view: View<HistoryColumn>, slice: Slice) =>
            Effect.orDie(neighbours.history(actor, id, view, slice)),
          ),
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
