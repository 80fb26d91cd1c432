/** What changed source strings do to their translations: these wait for another look. In sets, whatever their number. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Actor } from "../access/index.ts";
import { actions, Changes, formSeparator, type NewChange } from "../changes/index.ts";
import { bigints, booleans, ints, smallints, texts } from "../database/index.ts";
import { countsOf, type UnitFacts } from "./model.ts";
import { makePendingStore } from "./pending.ts";
import { makeRelatedChecks } from "./relatedChecks.ts";
import { makeSourceChecks } from "./sourceChecks.ts";
import { sourceChanged, sourceValues } from "./sourceChange.ts";
import { stateBeneath } from "./states.ts";
import type { makeUnitStore } from "./store.ts";

/** A source unit, what it said, and what it says now. */
export interface SourceEdit {
  readonly id: number;
  readonly target: readonly string[];
  readonly text: readonly string[];
}

const joined = (forms: readonly string[]) => forms.join(formSeparator);

export const makeSourceEdits = (store: Effect.Success<typeof makeUnitStore>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const pending = yield* makePendingStore;
    const changes = yield* Changes;
    const relatedChecks = yield* makeRelatedChecks;
    const sourceChecks = yield* makeSourceChecks;

    const write = (units: readonly UnitFacts[]) => {
      const column = <A>(read: (unit: UnitFacts) => A) => units.map(read);
      return sql`update units u set source = coalesce(nullif(string_to_array(x.source, ${formSeparator}), '{}'), array['']),
          content_hash = x.content_hash::bigint, num_words = x.words, num_chars = x.chars, state = x.state, original_state = x.original_state,
          previous_source = x.previous_source, pending = x.pending, updated = now()
        from unnest(${bigints(column((u) => u.id))}, ${texts(column((u) => joined(u.source)))}, ${texts(column((u) => u.content_hash))}, ${ints(column((u) => u.num_words))},
          ${ints(column((u) => u.num_chars))}, ${smallints(column((u) => u.state))}, ${smallints(column((u) => u.original_state))},
          ${texts(column((u) => u.previous_source))}, ${booleans(column((u) => u.pending))})
          as x(id, source, content_hash, words, chars, state, original_state, previous_source, pending)
        where u.id = x.id`;
    };

    /** In the transaction of the caller; with the records of it, and the checks that follow. */
    const apply = (actor: Actor, edits: readonly SourceEdit[]) =>
      Effect.gen(function* () {
        const byId = new Map(edits.map((edit) => [edit.id, edit]));
        const records: NewChange[] = [];
        const before: UnitFacts[] = [];
        const after: UnitFacts[] = [];
        const waiting = new Map<number, { id: number; target: readonly string[]; state: number }[]>();
        for (const unit of yield* store.translationsOf(actor, [...byId.keys()])) {
          const edit = byId.get(unit.source_unit_id ?? 0);
          if (edit === undefined) continue;
          const next: UnitFacts = { ...unit, ...sourceValues(unit, edit.text), ...sourceChanged(unit, edit.text) };
          before.push(unit);
          after.push(next);
          if (stateBeneath(next) !== stateBeneath(unit)) {
            const own = waiting.get(unit.translation_id) ?? [];
            own.push({ id: unit.id, target: unit.target, state: stateBeneath(next) });
            waiting.set(unit.translation_id, own);
          }
          records.push({
            action: actions.sourceStringChanged,
            userId: actor.id,
            authorId: actor.id,
            projectId: unit.project_id,
            componentId: unit.component_id,
            translationId: unit.translation_id,
            unitId: unit.id,
            target: joined(edit.text),
            old: joined(edit.target),
            counts: { before: countsOf(unit), after: countsOf(next) },
          });
        }
        if (after.length > 0) yield* write(after);
        for (const [translationId, own] of waiting) yield* pending.add(translationId, actor.id, own);
        yield* changes.record(records);
        const ids = before.map(({ id }) => id);
        yield* sourceChecks.refresh(yield* relatedChecks.refresh(ids, before, { enforcing: false }));
      });

    return { apply };
  });
