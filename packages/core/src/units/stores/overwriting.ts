/** What files say, put over units that are there. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { relatedChecks } from "../../checks/index.ts";
import { bigints, booleans, ints, smallints, texts } from "../../database/index.ts";
import type { FileUnit, UnitUpdate } from "../fileUnits.ts";
import { joinForms, splitForms } from "../forms.ts";
import { failsAny } from "./failures.ts";

export const makeOverwritingStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const forms = (column: string) => sql.literal(splitForms(column));

  /**
   * The caller has locked the units (`overtaken`), and judges them with others afterwards: until then what these found
   * stays with strings that say the same as before.
   */
  const update = (updates: readonly UnitUpdate[]) =>
    Effect.gen(function* () {
      const column = <A>(read: (unit: FileUnit) => A) => updates.map(({ unit }) => read(unit));
      const ids = bigints(updates.map(({ id }) => id));
      const sources = texts(column((u) => joinForms(u.source)));
      const targets = texts(column((u) => joinForms(u.target)));
      const states = smallints(column((u) => u.state));
      const pairs = updates.flatMap(({ id, unit }) => unit.failing.map((name) => ({ id, name })));
      const failing = sql`select * from unnest(${bigints(pairs.map(({ id }) => id))},
        ${texts(pairs.map(({ name }) => name))})`;
      // What somebody dismissed stays so for as long as it fails.
      yield* sql`delete from checks k
        using units u, unnest(${ids}, ${sources}, ${targets}, ${states}) as x(id, source, target, state)
        where k.unit_id = x.id and u.id = x.id and case when k.name <> all(${texts(relatedChecks)})
          then not exists (select 1 from (${failing}) f(id, name) where f.id = k.unit_id and f.name = k.name)
          else not k.dismissed and (u.source <> ${forms("x.source")} or u.target <> ${forms("x.target")}
            or u.state <> x.state) end`;
      if (pairs.length > 0) yield* sql`insert into checks (unit_id, name) ${failing} on conflict do nothing`;
      yield* sql`update units u set content_hash = x.content_hash::bigint, file_key = x.file_key,
          position = x.position, source = ${forms("x.source")}, target = ${forms("x.target")},
          previous_source = x.previous_source, location = x.location, note = x.note, flags = x.flags, state = x.state,
          original_state = x.original_state, priority = x.priority, num_words = x.words, num_chars = x.chars,
          has_failing_check = ${failsAny(sql)},
          pending = x.pending, updated = now()
        from unnest(${ids}, ${texts(column((u) => u.contentHash))}, ${texts(column((u) => u.fileKey))},
          ${ints(column((u) => u.position))}, ${sources}, ${targets}, ${texts(column((u) => u.previousSource))},
          ${texts(column((u) => u.location))}, ${texts(column((u) => u.note))}, ${texts(column((u) => u.flags))},
          ${states}, ${smallints(column((u) => u.originalState))}, ${smallints(column((u) => u.priority))},
          ${ints(column((u) => u.words))}, ${ints(column((u) => u.chars))},
          ${booleans(column((u) => u.pending))})
          as x(id, content_hash, file_key, position, source, target, previous_source, location, note, flags, state,
            original_state, priority, words, chars, pending)
        where u.id = x.id`;
    });

  return { update };
});
