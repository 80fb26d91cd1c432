/** The place that a path names, for those who see it. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId, LanguageId, ProjectId, UserId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { visibleComponent, visibleProject } from "../access/inside.ts";
import type { Named, Place } from "./model.ts";

interface PlaceRow {
  readonly project_id: ProjectId;
  readonly access_control: number;
  readonly component_id: ComponentId | null;
  readonly restricted: boolean;
  readonly locked: boolean;
  readonly agreement: string;
  readonly agreed: boolean;
  readonly language_id: LanguageId | null;
}

const toPlace = ({ component_id: id, language_id: languageId, ...row }: PlaceRow): Place => ({
  project: { id: row.project_id, accessControl: row.access_control },
  ...(id === null
    ? {}
    : {
        component: {
          id,
          restricted: row.restricted,
          locked: row.locked,
          agreement: row.agreement,
          agreed: row.agreed,
        },
      }),
  ...(languageId === null ? {} : { languageId }),
});

export const makePlaceStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const project = (asker: Actor, slug: string) =>
    Effect.map(
      sql<Place["project"]>`select p.id, p.access_control as "accessControl" from projects p
        where p.slug = ${slug} and ${visibleProject(sql, asker)}`,
      ([row]): Place | undefined => row && { project: row },
    );

  /** `path` is a component's, with its categories, perhaps with a language behind it. `userId` may have agreed to terms. */
  const component = (asker: Actor, slug: string, path: string, userId: UserId) =>
    Effect.map(
      sql<PlaceRow>`select p.id as project_id, p.access_control, c.id as component_id, c.restricted, c.locked, c.agreement,
          exists (select 1 from agreements a where a.component_id = c.id and a.user_id = ${userId}) as agreed, l.id as language_id
        from projects p join components c on c.project_id = p.id
          left join translations t on t.component_id = c.id
            and c.path || '/' || (select code from languages where id = t.language_id) = ${path}
          left join languages l on l.id = t.language_id
        where p.slug = ${slug} and (c.path = ${path} or l.id is not null) and ${visibleComponent(sql, asker)}
        order by l.id nulls first limit 1`,
      ([row]): Place | undefined => row && toPlace(row),
    );

  /** The same for names that are told apart, one beside the other; a language may be one that nobody translates into. */
  const named = (asker: Actor, { project: slug, component: path, language }: Named & { readonly project: string }) =>
    Effect.map(
      sql<PlaceRow>`select p.id as project_id, p.access_control, c.id as component_id, c.restricted, c.locked,
          c.agreement, exists (select 1 from agreements a where a.component_id = c.id and a.user_id = ${asker.id})
          as agreed, l.id as language_id
        from projects p left join components c on c.project_id = p.id and c.path = ${path ?? null}::text
            and not c.deleting and ${visibleComponent(sql, asker)}
          left join languages l on l.code = ${language ?? null}::text
        where p.slug = ${slug} and ${visibleProject(sql, asker)}`,
      ([row]): Place | undefined =>
        row === undefined ||
        (path !== undefined && row.component_id === null) ||
        (language !== undefined && row.language_id === null)
          ? undefined
          : toPlace(row),
    );

  return { project, component, named };
});
