/** The languages that every installation knows, their aliases and plural definitions. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { bigints, smallints, texts } from "../arrays.ts";
import { aliasRows, cldrPlurals, gettextPlurals, languageRows, qtPlurals } from "../../languages/generated/data.ts";
import { pluralSources } from "../../languages/model.ts";
import { pluralType } from "../../languages/plural.ts";

export const installLanguages = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const column = <A>(read: (row: (typeof languageRows)[number]) => A) => languageRows.map(read);
  yield* sql`insert into languages (code, name, direction, population)
    select * from unnest(${texts(column((r) => r[0]))}, ${texts(column((r) => r[1]))}, ${texts(column((r) => (r[5] === 1 ? "rtl" : "ltr")))}, ${bigints(column((r) => r[4]))})`;
  const plurals = [
    ...languageRows.map(([code, , number, formula]) => [code, pluralSources.standard, number, formula] as const),
    ...gettextPlurals.map(([code, number, formula]) => [code, pluralSources.gettext, number, formula] as const),
    ...cldrPlurals.map(([code, number, formula]) => [code, pluralSources.cldr, number, formula] as const),
    ...qtPlurals.map(([code, number, formula]) => [code, pluralSources.qt, number, formula] as const),
  ];
  yield* sql`insert into plurals (language_id, source, number, formula, type)
    select l.id, x.source, x.number, x.formula, x.type from unnest(${texts(plurals.map((p) => p[0]))}, ${smallints(plurals.map((p) => p[1]))},
      ${smallints(plurals.map((p) => p[2]))}, ${texts(plurals.map((p) => p[3]))}, ${smallints(plurals.map((p) => pluralType(p[2], p[3])))})
      as x(code, source, number, formula, type) join languages l on l.code = x.code`;
  yield* sql`insert into language_aliases (alias, language_id)
    select x.alias, l.id from unnest(${texts(aliasRows.map(([alias]) => alias))}, ${texts(aliasRows.map(([, code]) => code))}) as x(alias, code)
      join languages l on l.code = x.code on conflict do nothing`;
});
