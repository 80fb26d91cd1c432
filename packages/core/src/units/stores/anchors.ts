/**
 * Where pages of a long list begin: the ids of every so-manieth unit of a translation, kept in memory until units are
 * added or removed. So page 900 costs what page 1 costs.
 */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { TranslationId, UnitId } from "../../ids/index.ts";
import type { Slice } from "../../database/index.ts";

const step = 100;
const mostKept = 500;

interface Known {
  readonly version: number;
  readonly ids: readonly UnitId[];
}

export const makeAnchors = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const known = new Map<TranslationId, Known>();

  const load = (translation: { readonly id: TranslationId; readonly units_version: number }) =>
    Effect.map(
      sql<{ id: UnitId }>`select id from (select id, row_number() over (order by id) - 1 as place
          from units where translation_id = ${translation.id}) numbered
        where place % ${step} = 0 order by id`,
      (rows): Known => {
        const found = { version: translation.units_version, ids: rows.map(({ id }) => id) };
        if (known.size >= mostKept) known.clear();
        known.set(translation.id, found);
        return found;
      },
    );

  /**
   * Ids between which the units of a slice lie, `to` excluded, and how many units lie there before the slice. Both
   * bounds are there so that one plan, made once, fits every page.
   */
  const around = (
    translation: { readonly id: TranslationId; readonly units_version: number },
    { offset, limit }: Slice,
  ) =>
    Effect.gen(function* () {
      const found = known.get(translation.id);
      const { ids } = found?.version === translation.units_version ? found : yield* load(translation);
      const first = Math.max(0, Math.min(Math.floor(offset / step), ids.length - 1));
      const end = Math.ceil((offset + limit) / step);
      return { from: ids[first] ?? 0, to: ids[end] ?? Number.MAX_SAFE_INTEGER, offset: offset - first * step };
    });

  return { around };
});
