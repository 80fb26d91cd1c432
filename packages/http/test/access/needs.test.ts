/**
 * What endpoints say that they need is what they need: with exactly the named rights a request is let in, and with all
 * rights but one need's it is not. Where an endpoint names no need, an account without any right is let in. What asks
 * for a permission that no need names fails too, so that a right that is asked for some bodies alone is not forgotten.
 */
import { Actors, type Permission, permissions } from "@dragoman/core/access";
import { databases, type GitRemote, makeRemote } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries } from "../../src/handlers/index.ts";
import type { Endpoint } from "../../src/wire/endpoint.ts";
import type { Need, Right } from "../../src/wire/need.ts";
import { cancelWork, undone } from "../undone.ts";
import { ask, bodyOf, broken, paramsOf } from "./asking.ts";
import { asides, type Case, conditions, type Ground, monoFiles, owning, prepareGround, seeing } from "./conditions.ts";
import { requirements } from "./requirements.ts";
import { recording } from "./recording.ts";
import { openScene, type Scene } from "./scene.ts";

const database = databases.at(-1);
if (database === undefined) throw new Error("There is always the embedded database.");

let scene: Scene;
let remote: GitRemote;
let ground: Ground;

beforeAll(async () => {
  scene = await openScene(database);
  remote = makeRemote(monoFiles);
  const { site } = scene;
  await site.account("holder");
  const admin = async (line: string, body?: unknown) => (await site.ask("admin", line, body)).json;
  const { id } = await admin("GET /api/users/holder/");
  const { id: role } = await admin("POST /api/roles/", { name: "Held", permissions: [] });
  const fields = { name: "Holders", project_selection: 1, language_selection: 1 };
  const { id: team } = await admin("POST /api/groups/", fields);
  await admin(`POST /api/groups/${team}/roles/`, { role_id: role });
  // The teams that new accounts join would give more.
  await site.run(
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql`delete from team_members where user_id = ${id}`).pipe(
      Effect.orDie,
    ),
  );
  await admin("POST /api/users/holder/groups/", { group_id: team });
  const place = scene.places.find(({ access, path }) => access === "public" && path === "open");
  if (place === undefined) throw new Error("The scene has no open component.");
  ground = { ...(await prepareGround(scene, place, remote.url)), holder: { id, team, role } };
}, 300_000);
afterAll(async () => {
  await scene.close();
  remote.remove();
});

const holderToken = `wlu_${"holder".padStart(36, "0")}`;

/** With a token that is not narrowed; so are superusers, and administrators of teams. */
const unnarrowed: readonly Right[] = ["all rights of the account", "administrator of the team"];
const all: readonly Right[] = [...permissions, "own account", "signed in", ...unnarrowed];
const allBut = (rights: readonly Right[]): readonly Right[] => {
  const missing = rights.includes("all rights of the account") ? unnarrowed : rights;
  return all.filter((right) => !missing.includes(right));
};

/** Gives the holder these rights, and no others; `confined` to the project of the path. */
const give = (endpoint: Endpoint, rights: readonly Right[], confined: boolean) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const { id, team, role } = ground.holder;
    const held = permissions.filter((permission) => rights.includes(permission));
    yield* sql`update roles set permissions = ${held} where id = ${role}`;
    yield* sql`update users set is_superuser = ${rights.includes("superuser")} where id = ${id}`;
    const whole = rights.includes("superuser") || unnarrowed.some((right) => rights.includes(right));
    yield* sql`update tokens set scopes = ${whole ? null : held} where user_id = ${id}`;
    if (rights.includes("administrator of the team")) {
      yield* sql`insert into team_members (team_id, user_id) values (${ground.teamId}, ${id})`;
      yield* sql`insert into team_admins (team_id, user_id) values (${ground.teamId}, ${id})`;
      // The team is in the way only: its role would give more.
      yield* sql`delete from team_roles where team_id = ${ground.teamId}`;
    }
    if (rights.includes("own account")) yield* owning[endpoint.id]?.(sql, ground) ?? Effect.void;
    if (confined) {
      yield* sql`update teams set project_selection = 0 where id = ${team}`;
      yield* sql`insert into team_projects (team_id, project_id) values (${team}, ${ground.project.id})`;
    }
  });

/** What the holder of these rights is answered. */
const answered = (endpoint: Endpoint, of: Case, rights: readonly Right[], { confined = false } = {}) =>
  undone(
    Effect.gen(function* () {
      const line = `${endpoint.method} ${endpoint.path}`;
      const required = requirements[line];
      if (required === undefined) return yield* Effect.die(new Error(`${line} is not in requirements.ts.`));
      const sql = yield* SqlClient.SqlClient;
      yield* cancelWork;
      if (of.before !== undefined) yield* of.before(sql, ground);
      yield* give(endpoint, rights, confined);
      const actors = yield* Actors;
      yield* actors.forget;
      const { actors: noted, asked } = recording(actors);
      const given = typeof of.body === "function" ? of.body(ground) : of.body;
      const usual = bodyOf(required, ground, scene.ids);
      const asking = ask({
        line: `${line}${of.query ?? ""}`,
        params: {
          ...paramsOf(required, ground, scene.ids),
          ...(rights.includes("own account") ? { username: "holder" } : {}),
          ...of.params?.(ground),
        },
        body: given ?? (usual !== undefined && statusOf(endpoint, of) === 400 ? broken : usual),
        token: rights.includes("signed in") || endpoint.method !== "GET" ? holderToken : undefined,
      });
      const answer = yield* Effect.provideService(asking, Actors, noted);
      yield* actors.forget;
      return { ...answer, asked: [...asked] };
    }),
  );

const statusOf = ({ method, path }: Endpoint, of: Case) => of.status ?? requirements[`${method} ${path}`]?.status;

const casesOf = ({ id }: Endpoint): readonly Case[] => conditions[id] ?? [{ holds: [] }];

const needsIn = ({ needs = [] }: Endpoint, { holds }: Case): readonly Need[] =>
  needs.filter(({ when }) => when === undefined || holds.includes(when));

/** Every way to meet all of the needs with one right for each. */
const waysThrough = (needs: readonly Need[]): readonly (readonly Right[])[] =>
  needs.reduce<readonly (readonly Right[])[]>(
    (ways, { anyOf }) => ways.flatMap((way) => anyOf.map((right) => [...way, right])),
    [[]],
  );

/** What is asked of who acts, and is told of nowhere. */
const unnamed = ({ id, noun, needs = [] }: Endpoint, asked: readonly Permission[]) => {
  const known = [...seeing, ...(asides[id] ?? asides[noun] ?? []), ...needs.flatMap(({ anyOf }) => anyOf)];
  return asked.filter((permission) => !known.includes(permission));
};

const endpoints = entries.map(({ endpoint }) => endpoint);

describe("needs", () => {
  it("are all met by some request here, under each of their conditions", () => {
    for (const endpoint of endpoints) {
      const told = new Set((endpoint.needs ?? []).flatMap(({ when }) => when ?? []));
      const held = new Set(casesOf(endpoint).flatMap(({ holds }) => holds));
      expect([...held].sort(), endpoint.id).toEqual([...told].sort());
    }
  });

  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    "of %s let in, and keep out",
    async (_, endpoint) => {
      for (const of of casesOf(endpoint)) {
        const needs = needsIn(endpoint, of);
        const status = statusOf(endpoint, of);
        for (const way of waysThrough(needs)) {
          const answer = await scene.site.run(answered(endpoint, of, [...way, "signed in"]));
          const told = `with ${way.join(", ")} (${of.holds.join("; ")}): ${answer.text}`;
          expect(answer.status, told).toBe(status);
          if (endpoint.method !== "GET") expect(unnamed(endpoint, answer.asked), told).toEqual([]);
        }
        for (const need of needs) {
          const confined = of.elsewhere === true && need.when !== undefined;
          const rights = confined ? all : allBut(need.anyOf);
          const { status: refused, text } = await scene.site.run(answered(endpoint, of, rights, { confined }));
          const told = `without ${need.anyOf.join(", ")} (${of.holds.join("; ")}): ${text}`;
          expect([400, 401, 403, 404], told).toContain(refused);
          expect(refused, told).not.toBe(status);
        }
      }
    },
  );
});
