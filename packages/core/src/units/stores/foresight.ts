/** What a text would be compared with, were it saved. Nothing is locked: it is asked while somebody types. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { texts } from "../../database/index.ts";
import type { Translated } from "../../checks/index.ts";
import type { Surroundings } from "../foresight.ts";
import { joinForms, splitForms } from "../forms.ts";
import type { UnitFacts } from "../model.ts";

interface Row {
  readonly propagates: boolean;
  readonly dismissed: readonly string[];
  readonly alike: readonly Translated[];
}

export const makeForesightStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** What else decides about a unit that is to say `draft`. */
  const around = (unit: UnitFacts, draft: readonly string[]) =>
    Effect.map(
      sql<Row>`with draft as (select ${sql.literal(splitForms("k.joined"))} as target
          from unnest(${texts([joinForms(draft)])}) as k(joined)),
        alike as (select o.source, o.target from draft f, translations t
            join components c on c.id = t.component_id and c.project_id = ${unit.project_id} and not c.deleting
            join units o on o.translation_id = t.id and o.state <> 0
          where t.language_id = ${unit.language_id} and t.plural_id = ${unit.plural_id} and not t.is_source
            and hash_array_extended(o.target, 0) = hash_array_extended(f.target, 0) and o.target = f.target
            and o.id <> ${unit.id} and o.source <> (select source from units where id = ${unit.id}) limit 1)
        select (select allow_translation_propagation from components where id = ${unit.component_id}) as propagates,
          array(select name from checks where unit_id = ${unit.id} and dismissed) as dismissed,
          (select coalesce(json_agg(json_build_object('sources', to_json(source), 'targets', to_json(target))), '[]')
            from alike) as alike`,
      ([row]): Omit<Surroundings, "siblings"> => row ?? { propagates: false, dismissed: [], alike: [] },
    );

  return { around };
});
