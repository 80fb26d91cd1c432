/**
 * Pages of 100 units for somebody in 50 teams over 200 projects, half of them private, against the same pages for a
 * superuser, whose rights cost nothing to check. Both ask in turn, request by request, on one server; what a tenth of the
 * requests undercuts is compared, because other work on the machine only ever slows a request down.
 *
 *   node --conditions=dragoman-source bench/access/units.ts
 */
import { Agent } from "node:http";
import { PgClient } from "@effect/sql-pg";
import { Context, Effect, Exit, Layer, Redacted, Scope } from "effect";
import { Reactivity } from "effect/reactivity";
import { catalogue, languages } from "../service/programs/catalogue.ts";
import { type Asked, fetchBytes } from "../service/programs/load.ts";
import { adminToken, load, openSite } from "../service/programs/site.ts";

const strings = 10_000;
const projects = 200;
const teams = 50;
const requests = 1_500;
const target = 5;

/** Milliseconds that a tenth of `times` undercuts. */
const tenth = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0;

/** Other projects with a component each, and teams that each reach four projects. */
const plant = (userId: number) =>
  Effect.gen(function* () {
    const sql = yield* PgClient.PgClient;
    yield* sql`insert into projects (name, slug, web, access_control)
      select 'P' || n, 'p' || n, '', case when n % 2 = 0 then 0 else 100 end from generate_series(2, ${projects}) n`;
    yield* sql`insert into components (project_id, source_language_id, name, slug, path, vcs, repo, filemask, file_format,
        commit_message, add_message, delete_message, merge_message, addon_message, pull_message)
      select id, (select min(id) from languages), 'C', 'c', 'c', 'local', '', '', 'po', '', '', '', '', '', '' from projects where slug <> 'bench'`;
    yield* sql`insert into teams (name, language_selection) select 'T' || n, 1 from generate_series(1, ${teams}) n`;
    yield* sql`insert into team_roles (team_id, role_id) select id, 8 from teams where name ~ '^T[0-9]+$'`;
    yield* sql`insert into team_members (team_id, user_id) select id, ${userId} from teams where name ~ '^T[0-9]+$'`;
    yield* sql`insert into team_projects (team_id, project_id)
      select t.id, p.id from (select id, row_number() over (order by id) - 1 as n from teams where name ~ '^T[0-9]+$') t
        join (select id, row_number() over (order by id) - 1 as n from projects) p on p.n % ${teams} = t.n`;
    yield* sql`analyze`;
  });

const site = await openSite(catalogue(strings, languages.slice(0, 1)));
try {
  const user = (await site.server.ask("POST /api/users/", { username: "member", full_name: "Member" })).json;
  const scope = Scope.makeUnsafe();
  const layer = Layer.provide(
    PgClient.layerFrom(PgClient.make({ url: Redacted.make(site.database), maxConnections: 1 })),
    Reactivity.layer,
  );
  const services = await Effect.runPromise(Layer.build(layer).pipe(Scope.provide(scope)));
  await Effect.runPromiseWith(Context.pick(PgClient.PgClient)(services))(plant(user.id));
  await Effect.runPromise(Scope.close(scope, Exit.void));
  const { token } = (await site.server.ask("POST /api/users/member/tokens/", {})).json;

  const asked = (path: string, secret: string): Asked => ({
    url: `${site.server.url}${path}`,
    headers: { authorization: `Token ${secret}` },
  });
  for (const path of ["/api/translations/bench/po/cs/units/?page_size=100", "/api/units/?page_size=100"]) {
    const member = asked(path, token);
    const superuser = asked(path, adminToken);
    if (!(await fetchBytes(member)).equals(await fetchBytes(superuser))) throw new Error(`${path} differs.`);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const timed = async (asked: Asked) => {
      const begun = performance.now();
      await fetchBytes(asked, agent);
      return performance.now() - begun;
    };
    const checked: number[] = [];
    const free: number[] = [];
    for (let request = 0; request < requests; request++) {
      checked.push(await timed(member));
      free.push(await timed(superuser));
    }
    agent.destroy();
    // The first ones are for caches and compilers.
    const [own, least] = [tenth(checked.slice(100)), tenth(free.slice(100))];
    const added = (100 * (own / least - 1)).toFixed(1);
    console.log(
      `${path}: ${own.toFixed(2)} ms in ${teams} teams, superuser ${least.toFixed(2)} ms: ${added} % more (target: at most ${target} %), ${load()}`,
    );
  }
} finally {
  await site.close();
}
