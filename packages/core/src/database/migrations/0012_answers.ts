/** What was wrong in databases that are older than the corrections of it, and indexes for what is asked since. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { bigints, smallints, texts } from "../arrays.ts";
import { languageRows } from "../../languages/generated/data.ts";
import { pluralSources } from "../../languages/model.ts";
import { pluralType } from "../../languages/plural.ts";

/** The few source strings that people gave flags, and strings by what they say. */
export const stringIndexes = `
create index units_flagged on units (translation_id) where extra_flags <> '';
create index units_said on units (translation_id, hash_array_extended(target, 0)) where state <> 0;
`;

const turned = ["ar_XB", "ckb_IQ", "he_IL", "ur_PK"];
const missing = ["fa_AF", "gan", "hak", "nan_Latn", "tlh-qaak", "wuu"];

/** Languages that ran the wrong way, were of no known plural kind, or were missing. What people changed stays theirs. */
export const correctLanguages = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`update languages set direction = 'rtl' where code = any(${texts(turned)}) and direction = 'ltr'`;
  const unknown = yield* sql<{ id: number; number: number; formula: string }>`
    select id, number, formula from plurals where type = 666`;
  yield* sql`update plurals p set type = x.type
    from unnest(${bigints(unknown.map(({ id }) => id))}, ${smallints(unknown.map((p) => pluralType(p.number, p.formula)))}) as x(id, type)
    where p.id = x.id and x.type <> p.type`;
  const rows = languageRows.filter(([code]) => missing.includes(code));
  yield* sql`with made as (
      insert into languages (code, name, direction, population)
      select * from unnest(${texts(rows.map((r) => r[0]))}, ${texts(rows.map((r) => r[1]))},
        ${texts(rows.map((r) => (r[5] === 1 ? "rtl" : "ltr")))}, ${bigints(rows.map((r) => r[4]))})
      on conflict (code) do nothing returning id, code)
    insert into plurals (language_id, source, number, formula, type)
    select made.id, ${pluralSources.standard}::smallint, x.number, x.formula, x.type
    from unnest(${texts(rows.map((r) => r[0]))}, ${smallints(rows.map((r) => r[2]))}, ${texts(rows.map((r) => r[3]))},
      ${smallints(rows.map((r) => pluralType(r[2], r[3])))}) as x(code, number, formula, type) join made on made.code = x.code`;
  yield* sql`delete from language_aliases where alias = any(${texts(missing.map((code) => code.toLowerCase()))})`;
});
