/** Which strings want a translation, and which translations others have for their texts. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { ComponentId, ProjectId, UnitId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { visibleComponent } from "../access/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";
import type { AutotranslationInput } from "./model.ts";

/** Where translations are taken from. */
export type Origin =
  | { readonly kind: "component"; readonly componentId: ComponentId }
  | { readonly kind: "project"; readonly projectId: ProjectId }
  | { readonly kind: "everywhere" };

export interface Found {
  readonly id: UnitId;
  readonly target: readonly string[];
}

export const makeAutotranslationStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const filtered = (filter: AutotranslationInput["filter_type"]): Fragment => {
    switch (filter) {
      case "all":
        return sql`true`;
      case "nottranslated":
        return sql`u.state = 0`;
      case "todo":
        return sql`u.state < 20`;
      case "fuzzy":
        return sql`u.state = 10`;
      default:
        return sql`exists (select 1 from checks k
          where k.unit_id = u.id and k.name = ${filter.slice("check:".length)} and not k.dismissed)`;
    }
  };

  const from = (origin: Origin): Fragment => {
    switch (origin.kind) {
      case "component":
        return sql`c.id = ${origin.componentId}`;
      case "project":
        return sql`c.project_id = ${origin.projectId}`;
      case "everywhere":
        return sql`true`;
    }
  };

  /**
   * For each string of the translation that the filter lets through the newest translation of an equal source text that
   * the viewer may see, or, without one, that is not restricted: of the same language, plural forms and source language, elsewhere.
   */
  const matches = (
    viewer: Actor | null,
    translation: TranslationFacts,
    input: Pick<AutotranslationInput, "filter_type" | "mode">,
    origin: Origin,
  ) =>
    sql<Found>`with wanted as (
        select u.id, u.source, t.language_id, t.plural_id, c.source_language_id
        from units u join translations t on t.id = u.translation_id join components c on c.id = t.component_id
        where u.translation_id = ${translation.id} and u.state <> 100 and ${filtered(input.filter_type)}
          ${input.mode === "suggest" ? sql`and not u.has_suggestion` : sql``})
      select distinct on (w.id) w.id, o.target
      from wanted w
        join units o on o.source = w.source and o.state in (20, 30) and o.translation_id <> ${translation.id}
        join translations t on t.id = o.translation_id and t.language_id = w.language_id
          and t.plural_id = w.plural_id and not t.is_source
        join components c on c.id = t.component_id and c.source_language_id = w.source_language_id
          and not c.deleting and not c.is_glossary
        join projects p on p.id = c.project_id
      where ${from(origin)} and array_to_string(w.source, '') <> ''
        and ${viewer === null ? sql`not c.restricted` : visibleComponent(sql, viewer)}
      order by w.id, o.updated desc, o.id desc`;

  /** A component that the actor sees, by id, or by slug in the project; the translation's own is none. */
  const component = (actor: Actor, projectId: ProjectId, name: string) =>
    Effect.map(
      sql<{ id: ComponentId }>`select c.id from components c join projects p on p.id = c.project_id
        where not c.deleting and ${visibleComponent(sql, actor)}
          and (${/^\d{1,9}$/.test(name) ? sql`c.id = ${Number(name)}` : sql`false`}
          or (c.project_id = ${projectId} and c.slug = ${name})) order by c.slug = ${name} limit 1`,
      (rows) => rows[0]?.id,
    );

  /** A component of the project that everybody in it sees, by id or slug. */
  const ofProject = (projectId: ProjectId, name: string) =>
    Effect.map(
      sql<{ id: ComponentId }>`select c.id from components c
        where not c.deleting and not c.restricted and c.project_id = ${projectId}
          and (${/^\d{1,9}$/.test(name) ? sql`c.id = ${Number(name)}` : sql`false`} or c.slug = ${name})
        order by c.slug = ${name} desc limit 1`,
      (rows) => rows[0]?.id,
    );

  return { matches, component, ofProject };
});
