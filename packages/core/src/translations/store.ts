/** Translations in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId, LanguageId, PluralId, TranslationId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { holdsInComponent, visibleComponent } from "../access/inside.ts";
import type { Kept } from "../changes/inside.ts";
import { itemOf, type Page, pageOf, type Slice, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import { type TranslationColumn, translationColumns, translationJoins } from "./columns.ts";
import type { TranslationFacts, TranslationFilter } from "./model.ts";

/** A translation as records keep it, without what was last read of its file. */
export const keptTranslation: Kept = { table: "translations", without: ["revision", "read_revision", "units_version"] };

export const makeTranslationStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const facts =
    sql.literal(`t.id, t.component_id, t.language_id, t.language_code, t.filename, t.revision, t.read_revision, t.is_source,
    t.is_template, t.check_flags, t.units_version, t.plural_id, l.code as language, l.name as language_name, pl.number as plural_number,
    pl.formula as plural_formula, pl.source as plural_source, coalesce(sp.number, pl.number) as source_plural_number,
    coalesce(sp.formula, pl.formula) as source_plural_formula`);
  const factsFrom = sql.literal(
    `from translations t join languages l on l.id = t.language_id join plurals pl on pl.id = t.plural_id
    left join translations st on st.component_id = t.component_id and st.is_source left join plurals sp on sp.id = st.plural_id`,
  );

  const ofComponent = (componentId: ComponentId) =>
    sql<TranslationFacts>`select ${facts} ${factsFrom} where t.component_id = ${componentId} order by not t.is_source, t.id`;

  const byId = (id: TranslationId) =>
    Effect.map(sql<TranslationFacts>`select ${facts} ${factsFrom} where t.id = ${id}`, (rows) => rows[0]);

  const byLanguage = (componentId: ComponentId, language: string) =>
    Effect.map(
      sql<TranslationFacts>`select ${facts} ${factsFrom} where t.component_id = ${componentId} and l.code = ${language}`,
      (rows) => rows[0],
    );

  const from = (
    actor: Actor,
  ) => sql`from translations t join components c on c.id = t.component_id join projects p on p.id = c.project_id
    ${sql.literal(translationJoins)} cross join lateral (select ${holdsInComponent(sql, actor, "vcs.view")} as vcs) may`;

  const source = (actor: Actor) => ({
    columns: translationColumns,
    from: from(actor),
    counted: sql`from translations t join components c on c.id = t.component_id join projects p on p.id = c.project_id`,
  });

  const page = (
    actor: Actor,
    { componentId }: TranslationFilter,
    view: View<TranslationColumn>,
    slice: Slice,
  ): Effect.Effect<Page> => {
    const all = sql`not c.deleting and ${visibleComponent(sql, actor)}`;
    const chosen =
      componentId === undefined
        ? { where: all, order: sql`t.id` }
        : { where: sql`${all} and t.component_id = ${componentId}`, order: sql`l.code` };
    return Effect.orDie(pageOf(sql, source(actor), view, chosen, slice));
  };

  const one = (actor: Actor, id: TranslationId, view: View<TranslationColumn>) =>
    itemOf(sql, source(actor), view, sql`t.id = ${id}`);

  const insert = (values: {
    readonly component_id: ComponentId;
    readonly language_id: LanguageId;
    readonly plural_id: PluralId;
    readonly language_code: string;
    readonly filename: string;
    readonly is_source: boolean;
    readonly is_template: boolean;
    readonly check_flags: string;
  }) =>
    Effect.gen(function* () {
      const id = insertedId(
        yield* sql<{ id: TranslationId }>`insert into translations ${sql.insert(values)} returning id`,
      );
      yield* sql`insert into translation_statistics (translation_id) values (${id})`;
      return id;
    });

  const update = (
    id: TranslationId,
    values: {
      readonly filename?: string;
      readonly revision?: string;
      readonly read_revision?: string;
      readonly language_code?: string;
      readonly plural_id?: PluralId;
      readonly check_flags?: string;
    },
  ) =>
    Object.keys(values).length === 0
      ? Effect.void
      : Effect.asVoid(sql`update translations set ${sql.update(values)} where id = ${id}`);

  const baseChanged = (componentId: ComponentId, blob: string) =>
    sql`update translations set revision = split_part(revision, ',', 1) || ',' || ${blob}
      where component_id = ${componentId} and not is_source and revision like '%,%'`;

  const contentChanged = (componentId: ComponentId, before: string, after: string) =>
    sql`update translations set revision = replace(revision, ${before}, ${after}) where component_id = ${componentId}`;

  const remove = (id: TranslationId) => sql`delete from translations where id = ${id}`;

  return { ofComponent, byId, byLanguage, page, one, insert, update, baseChanged, contentChanged, remove };
});
