/** The place that a path names, for those who see it. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId, LanguageId, ProjectId, UserId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { visibleComponent, visibleProject } from "../access/inside.ts";
import type { Place } from "./model.ts";

interface PlaceRow {
  readonly project_id: ProjectId;
  readonly access_control: number;
  readonly component_id: ComponentId;
  readonly restricted: boolean;
  readonly locked: boolean;
  readonly agreement: string;
  readonly agreed: boolean;
  readonly language_id: LanguageId | null;
}

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
      ([row]): Place | undefined =>
        row && {
          project: { id: row.project_id, accessControl: row.access_control },
          component: {
            id: row.component_id,
            restricted: row.restricted,
            locked: row.locked,
            agreement: row.agreement,
            agreed: row.agreed,
          },
          ...(row.language_id === null ? {} : { languageId: row.language_id }),
        },
    );

  return { project, component };
});
