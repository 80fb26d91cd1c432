/** Search in the database: whether it takes a query, and the whole site, where each kind of thing is a statement of its own. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import { type Actor, Refused } from "../access/index.ts";
import { visibleComponent, visibleProject } from "../access/inside.ts";
import { type Columns, jsonArray, type Shape, shapedRows, text } from "../database/index.ts";
import { visibleLanguage } from "../languages/inside.ts";
import { visibleUser } from "../users/inside.ts";
import { makeCompiler } from "./compile.ts";
import { parseSearch, SearchProblem } from "./parse.ts";
import { patternsOf } from "./patterns.ts";

/** The condition of a query on `units u` and what stands around them. */
export const compileSearch = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const compile = makeCompiler(sql);
  const refuse = (problem: string) => new Refused({ reason: `The query cannot be understood: ${problem}` });
  /** The database's expressions are not quite those of the engine: only it knows which it takes. */
  const taken = (pattern: string) =>
    Effect.mapError(sql`select '' ~ ${pattern}`, () => refuse("The regular expression cannot be compiled."));
  return (query: string): Effect.Effect<Fragment, Refused> =>
    Effect.suspend(() => {
      try {
        const parsed = parseSearch(query);
        return Effect.as(Effect.forEach(patternsOf(parsed), taken, { discard: true }), compile(parsed));
      } catch (error) {
        if (error instanceof SearchProblem) return refuse(error.message);
        throw error;
      }
    });
});

/** Kinds of things in the order of answers, each with its columns. */
export const siteColumns = {
  project: { project: text("p.slug"), name: text("p.name") },
  category: { project: text("f.project"), path: text("g.path"), name: text("f.project_name || '/' || g.name") },
  component: {
    project: text("f.project"),
    path: text("f.path"),
    name: text("f.project_name || coalesce('/' || g.name, '') || '/' || f.name"),
  },
  user: { name: text("u.username") },
  language: { code: text("l.code"), name: text("l.name") },
} as const;
export type SiteKind = keyof typeof siteColumns;
export type SiteShapes = { readonly [Kind in SiteKind]: Shape<keyof (typeof siteColumns)[Kind] & string> };

const most = 5;

export const makeSiteStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Whether one of two columns holds the text, in any letter case. */
  const holds = (text: string, one: string, other: string): Fragment => {
    const holding = (column: string) => sql`strpos(lower(${sql.literal(column)}), lower(${text})) > 0`;
    return sql`(${holding(one)} or ${holding(other)})`;
  };
  /** The same through the index of trigrams, which knows nothing of shorter texts: those are soon found by going through the names. */
  const holdsIndexed = (text: string, one: string, other: string): Fragment =>
    [...text].length < 3
      ? holds(text, one, other)
      : sql`trigrams(${sql.literal(`${one} || ' ' || ${other}`)}) @> trigrams(${text}::text) and ${holds(text, one, other)}`;

  /** Names and slugs of the categories above and including `f.category_id`, from the top. */
  const categoryNames = sql.literal(`left join lateral (
      with recursive up as (
        select k.category_id, k.name, k.slug, 1 as height from categories k where k.id = f.category_id
        union all select k.category_id, k.name, k.slug, up.height + 1 from categories k join up on k.id = up.category_id)
      select string_agg(up.name, '/' order by up.height desc) as name, string_agg(up.slug, '/' order by up.height desc) as path
      from up) g on true`);

  return (actor: Actor, text: string, allLanguages: boolean, shapes: SiteShapes, baseUrl: string) => {
    const first = sql`limit ${most}`;
    const rows = <Kind extends SiteKind>(kind: Kind, from: Fragment, rest: Fragment) =>
      jsonArray(
        sql,
        shapedRows(sql, siteColumns[kind] as Columns, { shape: shapes[kind] as Shape<string>, baseUrl }, from, rest),
      );
    return [
      rows(
        "project",
        sql`from projects p`,
        sql`where ${visibleProject(sql, actor)} and ${holdsIndexed(text, "p.name", "p.slug")} order by p.name ${first}`,
      ),
      rows(
        "category",
        sql`from (select k.id as category_id, k.name, p.slug as project, p.name as project_name
            from categories k join projects p on p.id = k.project_id
            where ${visibleProject(sql, actor)} and ${holds(text, "k.name", "k.slug")} order by k.name, k.id ${first}) f ${categoryNames}`,
        sql`order by f.name, f.category_id`,
      ),
      rows(
        "component",
        sql`from (select c.id, c.category_id, c.name, c.path, p.slug as project, p.name as project_name
            from components c join projects p on p.id = c.project_id
            where not c.deleting and ${visibleComponent(sql, actor)} and ${holdsIndexed(text, "c.name", "c.slug")}
            order by c.name, c.id ${first}) f ${categoryNames}`,
        sql`order by f.name, f.id`,
      ),
      ...(actor.isAnonymous
        ? []
        : [
            rows(
              "user",
              sql`from users u`,
              sql`where u.is_active and ${visibleUser(sql, actor)} and ${holdsIndexed(text, "u.username", "u.full_name")}
                order by lower(u.username) ${first}`,
            ),
          ]),
      rows(
        "language",
        sql`from languages l`,
        sql`where ${holds(text, "l.name", "l.code")}
          and ${visibleLanguage(sql, actor, allLanguages)} order by l.name, l.id ${first}`,
      ),
    ];
  };
});
