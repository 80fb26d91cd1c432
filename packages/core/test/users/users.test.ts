import { databases } from "@dragoman/testing";
import { layer } from "@effect/vitest";
import { Effect, Layer } from "effect";
import { SqlClient } from "effect/sql";
import { describe, expect } from "vitest";
import { Actors, systemActor } from "../../src/access/index.ts";
import { decodeFields } from "../../src/fields/index.ts";
import { NewUser, UserPatch, Users } from "../../src/users/index.ts";
import { accessServices } from "./services.ts";

const create = (fields: object) =>
  Effect.flatMap(Users, (users) => users.create(systemActor, decodeFields(NewUser, fields)));
const update = (username: string, fields: object) =>
  Effect.flatMap(Users, (users) => users.update(systemActor, username, decodeFields(UserPatch, fields)));
const actor = (username: string) => Effect.flatMap(Actors, (actors) => actors.byUsername(username));

describe.each(databases)("users on $name", (database) => {
  layer(accessServices.pipe(Layer.provideMerge(database.layer)), { excludeTestServices: true })((it) => {
    it.effect("join Viewers and Users when they are made, and hear of nine kinds of news", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const id = yield* create({ username: "ada", full_name: "Ada", email: "ada@example.org" });
        expect([...(yield* actor("ada")).teams]).toEqual([2, 3]);
        const subscriptions = yield* sql`select notification from subscriptions where user_id = ${id}`;
        expect(subscriptions).toHaveLength(9);
      }),
    );

    it.effect("join a team whose pattern fits their address", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const [team] = yield* sql<{
          id: number;
        }>`insert into teams (name, auto_join) values ('Staff', '@staff[.]example$') returning id`;
        yield* create({ username: "inside", full_name: "Inside", email: "inside@staff.example" });
        yield* create({ username: "outside", full_name: "Outside", email: "outside@staff.example.org" });
        yield* create({ username: "unknown", full_name: "Unknown" });
        expect((yield* actor("inside")).teams).toContain(team?.id);
        expect((yield* actor("outside")).teams).not.toContain(team?.id);
        expect((yield* actor("unknown")).teams).not.toContain(team?.id);
      }),
    );

    it.effect("have names and addresses that differ in more than letter case", () =>
      Effect.gen(function* () {
        yield* create({ username: "Grace", full_name: "Grace", email: "Grace@example.org" });
        const error = yield* Effect.flip(create({ username: "gRACE", full_name: "Other", email: "grace@EXAMPLE.org" }));
        expect(error).toMatchObject({
          _tag: "Invalid",
          fields: { username: [expect.any(String)], email: [expect.any(String)] },
        });
      }),
    );

    it.effect("are made once when asked for twice at the same time", () =>
      Effect.gen(function* () {
        const attempts = Array.from({ length: 4 }, () =>
          Effect.result(create({ username: "twin", full_name: "Twin" })),
        );
        const results = yield* Effect.all(attempts, { concurrency: "unbounded" });
        expect(results.filter(({ _tag }) => _tag === "Success")).toHaveLength(1);
        expect(results.filter(({ _tag }) => _tag === "Failure")).toHaveLength(3);
      }),
    );

    it.effect.each<readonly [fields: object, field: string]>([
      [{ username: "../x" }, "username"],
      [{ username: ".x" }, "username"],
      [{ username: "a b" }, "username"],
      [{ username: "deleted-7" }, "username"],
      [{ username: "x".repeat(151) }, "username"],
      [{ full_name: ".,;" }, "full_name"],
      [{ full_name: "a\u0007b" }, "full_name"],
      [{ email: "" }, "email"],
      [{ email: "no address" }, "email"],
      [{ is_active: "perhaps" }, "is_active"],
      [{ date_joined: "yesterday" }, "date_joined"],
    ])("are refused with %j", ([fields, field]) =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(create({ username: "fine", full_name: "Fine", ...fields }));
        expect(error).toMatchObject({ _tag: "Invalid", fields: { [field]: [expect.any(String)] } });
        expect(Object.keys(error._tag === "Invalid" ? error.fields : {})).toEqual([field]);
      }),
    );

    it.effect("keep what a change leaves out", () =>
      Effect.gen(function* () {
        const users = yield* Users;
        yield* create({ username: "kept", full_name: "Kept", email: "kept@example.org" });
        yield* update("KEPT", { full_name: "Renamed" });
        expect(yield* users.find(systemActor, "kept")).toMatchObject({
          fullName: "Renamed",
          email: "kept@example.org",
        });
      }),
    );

    it.effect("leave a nameless, powerless row behind when they are removed", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const users = yield* Users;
        const id = yield* create({
          username: "gone",
          full_name: "Gone Person",
          email: "gone@example.org",
          is_superuser: true,
        });
        yield* sql`insert into tokens (user_id, hash, hint) values (${id}, '\\x00', '')`;
        yield* sql`insert into team_admins (team_id, user_id) values (3, ${id})`;
        yield* users.remove(systemActor, "gone");
        const [row] = yield* sql`select * from users where id = ${id}`;
        expect(row).toMatchObject({ username: `deleted-${id}`, email: null, is_active: false, is_superuser: false });
        expect(JSON.stringify(row)).not.toMatch(/gone/i);
        for (const table of ["tokens", "team_members", "team_admins", "subscriptions"])
          expect(yield* sql`select 1 from ${sql(table)} where user_id = ${id}`).toEqual([]);
        expect(yield* Effect.flip(users.find(systemActor, "gone"))).toMatchObject({ _tag: "NotFound" });
      }),
    );

    it.effect("may be superusers only by the word of a superuser", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const users = yield* Users;
        const id = yield* create({ username: "manager", full_name: "Manager" });
        const [role] = yield* sql<{
          id: number;
        }>`insert into roles (name, permissions) values ('People', '{user.edit}') returning id`;
        const [team] = yield* sql<{ id: number }>`insert into teams (name) values ('People') returning id`;
        yield* sql`insert into team_roles (team_id, role_id) values (${team?.id ?? 0}, ${role?.id ?? 0})`;
        yield* sql`insert into team_members (team_id, user_id) values (${team?.id ?? 0}, ${id})`;
        yield* create({ username: "root", full_name: "Root", is_superuser: true });
        const manager = yield* actor("manager");
        const refused = [
          users.create(manager, Effect.succeed({ username: "more", full_name: "More", is_superuser: true })),
          users.update(manager, "manager", Effect.succeed({ is_superuser: true })),
          users.update(manager, "root", Effect.succeed({ is_active: false })),
          users.remove(manager, "root"),
        ];
        for (const attempt of refused)
          expect(yield* Effect.flip(Effect.asVoid(attempt))).toMatchObject({ _tag: "Forbidden" });
        yield* users.create(manager, Effect.succeed({ username: "plain", full_name: "Plain" }));
      }),
    );

    it.effect("are never the anonymous one: it stays", () =>
      Effect.gen(function* () {
        const users = yield* Users;
        expect(yield* Effect.flip(users.remove(systemActor, "anonymous"))).toMatchObject({ _tag: "Refused" });
        expect(yield* Effect.flip(update("anonymous", { username: "somebody" }))).toMatchObject({ _tag: "Refused" });
      }),
    );
  });
});
