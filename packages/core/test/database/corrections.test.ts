/** What migrations put right in databases that hold what older versions planted. */
import { databases } from "@dragoman/testing/database";
import { layer } from "@effect/vitest";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { describe, expect } from "vitest";
import { correctLanguages } from "../../src/database/migrations/0012_answers.ts";

const codes = ["he", "he_IL", "ar_XB", "gan", "fa_AF"];

const known = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`select l.code, l.name, l.direction, p.number, p.type,
      (select count(*)::int from language_aliases a where a.alias = lower(l.code)) as aliases
    from languages l join plurals p on p.language_id = l.id and p.source = 0 where l.code in ${sql.in(codes)} order by l.code`,
);

describe.each(databases)("an older database on $name", (database) => {
  layer(database.layer, { excludeTestServices: true })((it) => {
    it.effect("gets the languages right that were planted wrong, and keeps what people changed", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const wanted = yield* known;
        yield* sql`delete from languages where code in ('gan', 'fa_AF')`;
        yield* sql`update languages set direction = 'ltr' where code in ('he_IL', 'ar_XB')`;
        yield* sql`update plurals set type = 666 where number = 4 and language_id in (select id from languages where code in ('he', 'he_IL'))`;
        yield* sql`insert into language_aliases (alias, language_id) select 'gan', id from languages where code = 'gan_Hant'`;
        yield* sql`update languages set name = 'Wu of ours' where code = 'wuu'`;
        expect(yield* known).not.toEqual(wanted);
        yield* correctLanguages;
        expect(yield* known).toEqual(wanted);
        expect(yield* sql`select name from languages where code = 'wuu'`).toEqual([{ name: "Wu of ours" }]);
      }),
    );
  });
});
