/** What calls for a look at a component, as far as the database knows: which components, and the details, by alert. */
import { codecs } from "@dragoman/formats";
import type { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import { checks } from "../../checks/index.ts";
import { actions } from "../../changes/index.ts";
import { vcsKinds } from "../../components/index.ts";
import { texts } from "../../database/index.ts";

/** Commits on either side that nobody brought over. */
const mostCommits = 25;
/** Things that the details of an alert name. */
const named = 20;
/** Source strings that are looked at to tell whether they are keys, and how many there must be. */
const looked = 200;
const fewest = 10;

/** Checks that run where a flag asks for them, each with its flags. */
const optional = checks.flatMap(({ id, flags }) => flags.map((flag) => ({ id, flag })));

/** Each selects `component_id` and `details` of those components `c` of projects `p` that `scope` lets through. */
export const conditions = (sql: SqlClient.SqlClient, scope: Fragment) => {
  const components = sql`components c join projects p on p.id = c.project_id`;
  const inScope = sql`${scope} and not c.deleting`;
  const list = (key: string, value: string, order: string) =>
    sql.literal(`jsonb_build_object('${key}', to_jsonb((array_agg(${value} order by ${order}))[1:${named}]))`);

  /** Whether a list of flags names the flag as a whole. */
  const has = (flags: string) => sql.literal(`${flags} ~ ('(^|[, ])' || f.flag || '($|[,: ])')`);

  return {
    DuplicateFilemask: sql`
      select c.id as component_id, jsonb_build_object('components', to_jsonb(coalesce((array_agg(distinct o.path)
        filter (where o.project_id = c.project_id and not o.restricted))[1:${named}], '{}'))) as details
      from ${components} join components o on coalesce(o.linked_component_id, o.id) = coalesce(c.linked_component_id, c.id)
        and o.id <> c.id and o.filemask = c.filemask and o.template = c.template and not o.deleting
      where ${inScope} and c.filemask <> '' group by c.id`,
    NoMaskMatches: sql`
      select c.id as component_id, jsonb_build_object('filemask', c.filemask) as details from ${components}
      where ${inScope} and not c.is_glossary and c.local_revision is not null
        and c.file_format <> all(${texts(codecs.filter(({ catalogue }) => catalogue).map(({ id }) => id))})
        and not exists (select 1 from translations t where t.component_id = c.id and not t.is_source)`,
    MonolingualGlossary: sql`
      select c.id as component_id, jsonb_build_object('template', c.template) as details from ${components}
      where ${inScope} and c.is_glossary and c.template <> ''`,
    MonolingualTranslation: sql`
      select c.id as component_id, jsonb_build_object('strings', k.keys, 'of', k.total) as details
      from ${components} join translations t on t.component_id = c.id and t.is_source
        cross join lateral (select count(*)::int as total,
            count(*) filter (where s.source[1] ~ '^[A-Za-z][A-Za-z0-9]*([._:-][A-Za-z0-9]+)+$')::int as keys
          from (select u.source from units u where u.translation_id = t.id order by u.id limit ${looked}) s) k
      where ${inScope} and not c.is_glossary and c.template = '' and k.total >= ${fewest} and k.keys >= 0.9 * k.total`,
    MissingLicense: sql`
      select c.id as component_id, '{}'::jsonb as details from ${components}
      where ${inScope} and not c.is_glossary and not c.restricted and c.license = '' and p.access_control in (0, 1)
        and exists (select 1 from components o where o.project_id = c.project_id and o.license <> '' and not o.deleting)`,
    UnsupportedConfiguration: sql`
      select c.id as component_id, jsonb_build_object('file_format', c.file_format, 'vcs', c.vcs) as details
      from ${components} where ${inScope} and (c.file_format <> all(${texts(codecs.map(({ id }) => id))})
        or c.vcs <> all(${texts(vcsKinds)}))`,
    UnusedScreenshot: sql`
      select c.id as component_id, ${list("screenshots", "s.name", "s.id")} as details
      from ${components} join translations t on t.component_id = c.id join screenshots s on s.translation_id = t.id
      where ${inScope} and not exists (select 1 from screenshot_units u where u.screenshot_id = s.id) group by c.id`,
    AmbiguousLanguage: sql`
      select c.id as component_id, ${list("languages", "l.code", "l.code")} as details
      from ${components} join translations t on t.component_id = c.id and not t.is_source
        join languages l on l.id = t.language_id
      where ${inScope} and (l.code = 'no' or l.code !~ '[_@]' and 2 <= (select count(*) from languages x
        where x.code ~ ('^' || l.code || '_[A-Z][a-z]{3}$'))) group by c.id`,
    UnusedEnforcedCheck: sql`
      select c.id as component_id, ${list("checks", "e.name", "e.name")} as details
      from ${components} cross join lateral (select distinct name from jsonb_array_elements_text(to_jsonb(c.enforced_checks)) as e(name)) e
      where ${inScope} and e.name = any(${texts(optional.map(({ id }) => id))})
        and not exists (select 1 from unnest(${texts(optional.map(({ id }) => id))},
            ${texts(optional.map(({ flag }) => flag))}) as f(id, flag)
          where f.id = e.name and (${has("c.check_flags")}
            or exists (select 1 from translations t where t.component_id = c.id
              and (${has("t.check_flags")} or exists (select 1 from units u where u.translation_id = t.id
                and (${has("u.flags")} or ${has("u.extra_flags")}))))))
      group by c.id`,
    UnusedComponent: sql`
      select c.id as component_id, jsonb_build_object('last', h.last) as details
      from ${components} cross join lateral (select h.timestamp as last from changes h
        where h.component_id = c.id and h.action <> ${actions.alertTriggered} order by h.id desc limit 1) h
      where ${inScope} and not c.is_glossary and h.last < now() - interval '365 days'`,
    RepositoryOutdated: commits(sql, inScope, "missing_commits"),
    RepositoryChanges: commits(sql, inScope, "outgoing_commits"),
  };
};

export type StateAlert = keyof ReturnType<typeof conditions>;

/** Of the repository that components share. */
const commits = (sql: SqlClient.SqlClient, inScope: Fragment, column: "missing_commits" | "outgoing_commits") => {
  const count = sql.literal(`o.${column}`);
  return sql`
    select c.id as component_id, jsonb_build_object('commits', ${count}) as details
    from components c join projects p on p.id = c.project_id
      join components o on o.id = coalesce(c.linked_component_id, c.id)
    where ${inScope} and ${count} > ${mostCommits}`;
};
