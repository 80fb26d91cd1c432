/** Languages, their aliases and plural definitions in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { LanguageId, PluralId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { visibleLanguage } from "./visibility.ts";
import type { Kept } from "../changes/inside.ts";
import { itemOf, pageOf, type Slice, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import { type LanguageColumn, languageShapeColumns } from "./columns.ts";

export interface LanguageRow {
  readonly id: LanguageId;
  readonly code: string;
  readonly name: string;
  readonly direction: string;
}

export interface PluralRow {
  readonly id: PluralId;
  readonly language_id: LanguageId;
  readonly source: number;
  readonly number: number;
  readonly formula: string;
  readonly type: number;
}

export interface NewLanguageRow {
  readonly code: string;
  readonly name: string;
  readonly direction: string;
  readonly population: number;
}

/** A language as records keep it. */
export const keptLanguage: Kept = {
  table: "languages",
  more: {
    plurals: `(select coalesce(jsonb_agg(to_jsonb(n) order by n.id), '[]') from plurals n where n.language_id = x.id)`,
    aliases: "to_jsonb(array(select a.alias from language_aliases a where a.language_id = x.id order by 1))",
  },
};

/** One that goes, with the translations and ties that go with it. */
export const keptWholeLanguage: Kept = {
  ...keptLanguage,
  more: {
    ...keptLanguage.more,
    teams: "to_jsonb(array(select k.team_id from team_languages k where k.language_id = x.id order by 1))",
    translations: `(select coalesce(jsonb_agg(to_jsonb(t) order by t.id), '[]')
      from translations t where t.language_id = x.id)`,
  },
};

export const makeLanguageStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const from = sql`from languages l join plurals lp on lp.language_id = l.id and lp.source = 0`;

  const source = { columns: languageShapeColumns, from, counted: sql`from languages l` };

  const page = (actor: Actor, manages: boolean, view: View<LanguageColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where: visibleLanguage(sql, actor, manages), order: sql`l.id` }, slice);

  const find = (actor: Actor, manages: boolean, code: string) =>
    Effect.map(
      sql<LanguageRow>`select l.id, l.code, l.name, l.direction from languages l where l.code = ${code} and ${visibleLanguage(sql, actor, manages)}`,
      (rows) => rows[0],
    );

  const one = (id: LanguageId, view: View<LanguageColumn>) => itemOf(sql, source, view, sql`l.id = ${id}`);

  const byCode = (code: string) =>
    Effect.map(
      sql<LanguageRow>`select id, code, name, direction from languages where code = ${code}`,
      (rows) => rows[0],
    );

  const codeOf = (id: LanguageId) =>
    Effect.map(sql<{ code: string }>`select code from languages where id = ${id}`, (rows) => rows[0]?.code ?? "");

  const nameOf = (id: LanguageId) =>
    Effect.map(sql<{ name: string }>`select name from languages where id = ${id}`, (rows) => rows[0]?.name ?? "");

  const forMatching = sql<{ code: string; name: string; aliases: readonly string[] | null }>`select l.code, l.name,
    (select array_agg(alias) from language_aliases a where a.language_id = l.id) as aliases from languages l order by l.id`;

  const pluralsOf = (languageId: LanguageId) =>
    sql<PluralRow>`select id, language_id, source, number, formula, type from plurals where language_id = ${languageId} order by source, id`;

  const insert = (language: NewLanguageRow) =>
    Effect.map(sql<{ id: LanguageId }>`insert into languages ${sql.insert({ ...language })} returning id`, insertedId);

  const insertPlural = (plural: Omit<PluralRow, "id">) =>
    Effect.map(sql<{ id: PluralId }>`insert into plurals ${sql.insert({ ...plural })} returning id`, insertedId);

  const update = (id: LanguageId, values: Partial<NewLanguageRow>) =>
    Object.keys(values).length === 0
      ? Effect.void
      : Effect.asVoid(sql`update languages set ${sql.update(values)} where id = ${id}`);

  const updateDefaultPlural = (languageId: LanguageId, plural: Pick<PluralRow, "number" | "formula" | "type">) =>
    sql`update plurals set ${sql.update({ ...plural })} where language_id = ${languageId} and source = 0`;

  /** Takes its translations along. Answers whether it is gone: what components are written in stays. */
  const remove = (id: LanguageId) =>
    Effect.map(
      sql`delete from languages where id = ${id}
        and not exists (select 1 from components c where c.source_language_id = ${id}) returning id`,
      (rows) => rows.length > 0,
    );

  return {
    page,
    find,
    one,
    byCode,
    codeOf,
    nameOf,
    forMatching,
    pluralsOf,
    insert,
    insertPlural,
    update,
    updateDefaultPlural,
    remove,
  };
});
