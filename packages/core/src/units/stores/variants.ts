/** Which source strings of a component are variants of each other. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { bigints, ints, texts } from "../../database/index.ts";
import type { ComponentId, UnitId } from "../../ids/index.ts";

/** A source string with what its variants are told by. */
export interface Keyed {
  readonly id: UnitId;
  readonly context: string;
  /** The first form. */
  readonly source: string;
  readonly flags: string;
  readonly extra_flags: string;
}

/** A string is in as many groups as it has keys. */
export interface Membership {
  readonly id: UnitId;
  readonly key: string;
}

export const makeVariantStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Those of the components that have variants, or may have. */
  const having = (ids: readonly ComponentId[]) =>
    Effect.map(
      sql<{ id: ComponentId }>`select c.id from components c where c.id = any(${ints(ids)}) and (c.variant_regex <> ''
        or exists (select 1 from unit_variants v where v.component_id = c.id)
        or exists (select 1 from translations t join units u on u.translation_id = t.id
          where t.component_id = c.id and t.is_source and (u.flags like '%variant:%' or u.extra_flags like '%variant:%')))
        order by c.id`,
      (rows) => rows.map(({ id }) => id),
    );

  const expression = (id: ComponentId) =>
    Effect.map(
      sql<{ variant_regex: string }>`select variant_regex from components where id = ${id}`,
      ([row]) => row?.variant_regex ?? "",
    );

  const sources = (id: ComponentId) =>
    sql<Keyed>`select u.id, u.context, u.source[1] as source, u.flags, u.extra_flags from units u
      join translations t on t.id = u.translation_id where t.component_id = ${id} and t.is_source`;

  const replace = (id: ComponentId, members: readonly Membership[]) => {
    const wanted = sql`unnest(${bigints(members.map((member) => member.id))}, ${texts(members.map(({ key }) => key))})
      as w(unit_id, key)`;
    return Effect.andThen(
      sql`delete from unit_variants v where v.component_id = ${id}
        and not exists (select 1 from ${wanted} where w.unit_id = v.unit_id and w.key = v.key)`,
      sql`insert into unit_variants (unit_id, key, component_id)
        select w.unit_id, w.key, ${id} from ${wanted} join units u on u.id = w.unit_id
        on conflict do nothing`,
    );
  };

  return { having, expression, sources, replace };
});
