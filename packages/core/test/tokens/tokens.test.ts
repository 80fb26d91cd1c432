import { databases } from "@dragoman/testing";
import { layer } from "@effect/vitest";
import { Effect, Layer } from "effect";
import { SqlClient } from "effect/sql";
import { describe, expect } from "vitest";
import { Actors, may, systemActor } from "../../src/access/index.ts";
import { decodeFields } from "../../src/fields/index.ts";
import { ProjectId } from "../../src/ids/index.ts";
import { NewToken, Tokens } from "../../src/tokens/index.ts";
import { type UserFacts, Users } from "../../src/users/index.ts";
import { accessServices } from "../users/services.ts";

const person = Effect.fnUntraced(function* (username: string, more: { is_bot?: boolean; is_superuser?: boolean } = {}) {
  const users = yield* Users;
  yield* users.create(systemActor, Effect.succeed({ username, full_name: username, ...more }));
  return yield* users.find(systemActor, username);
});

const issue = Effect.fnUntraced(function* (user: UserFacts, fields = {}, secret?: string) {
  const tokens = yield* Tokens;
  return yield* tokens.issue(systemActor, user, decodeFields(NewToken, fields), secret);
});

const enter = (secret: string) => Effect.flatMap(Actors, (actors) => actors.byToken(secret));

describe.each(databases)("tokens on $name", (database) => {
  layer(accessServices.pipe(Layer.provideMerge(database.layer)), { excludeTestServices: true })((it) => {
    it.effect("open the door for their user", () =>
      Effect.gen(function* () {
        const ada = yield* person("ada");
        const { secret } = yield* issue(ada);
        expect(secret).toMatch(/^wlu_[A-Za-z0-9]{36}$/);
        expect(yield* enter(secret)).toMatchObject({ id: ada.id, username: "ada" });
      }),
    );

    it.effect("of bots begin with wlp_", () =>
      Effect.gen(function* () {
        const { secret } = yield* issue(yield* person("machine", { is_bot: true }));
        expect(secret).toMatch(/^wlp_[A-Za-z0-9]{36}$/);
      }),
    );

    it.effect("are nowhere in the database", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const { id, secret } = yield* issue(yield* person("secretive"), { name: "laptop" });
        const [row] = yield* sql<{ row: string }>`select to_json(t)::text as row from tokens t where id = ${id}`;
        expect(row?.row).toContain("laptop");
        expect(row?.row).not.toContain(secret.slice(4, -4));
      }),
    );

    it.effect("may be chosen, once", () =>
      Effect.gen(function* () {
        const chosen = "wlu_0000000000000000000000000000000chosen";
        const first = yield* person("first");
        yield* issue(first, {}, chosen);
        expect(yield* enter(chosen)).toMatchObject({ username: "first" });
        expect(yield* Effect.flip(issue(yield* person("second"), {}, chosen))).toMatchObject({ _tag: "Invalid" });
        expect(yield* Effect.flip(issue(first, {}, "short"))).toMatchObject({ _tag: "Invalid" });
        expect(yield* Effect.flip(issue(first, {}, "with spaces in it, which no header can carry"))).toMatchObject({
          _tag: "Invalid",
        });
      }),
    );

    it.effect("stop when they are revoked", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens;
        const user = yield* person("careful");
        const { id, secret } = yield* issue(user);
        yield* enter(secret);
        yield* tokens.revoke(systemActor, user, id);
        expect(yield* Effect.flip(enter(secret))).toMatchObject({ _tag: "TokenRefused" });
        expect(yield* Effect.flip(tokens.revoke(systemActor, user, id))).toMatchObject({ _tag: "NotFound" });
      }),
    );

    it.effect("stop when they expire, even for those who were let in just before", () =>
      Effect.gen(function* () {
        const user = yield* person("brief");
        const { secret } = yield* issue(user, { expires: new Date(Date.now() + 2000).toISOString() });
        yield* enter(secret);
        yield* Effect.sleep(2100);
        expect(yield* Effect.flip(enter(secret))).toMatchObject({ _tag: "TokenRefused" });
      }),
    );

    it.effect("stop when their user becomes inactive or is removed", () =>
      Effect.gen(function* () {
        const users = yield* Users;
        const { secret } = yield* issue(yield* person("leaving"));
        yield* enter(secret);
        yield* users.update(systemActor, "leaving", Effect.succeed({ is_active: false }));
        expect(yield* Effect.flip(enter(secret))).toMatchObject({ _tag: "TokenRefused" });
        yield* users.update(systemActor, "leaving", Effect.succeed({ is_active: true }));
        yield* enter(secret);
        yield* users.remove(systemActor, "leaving");
        expect(yield* Effect.flip(enter(secret))).toMatchObject({ _tag: "TokenRefused" });
      }),
    );

    it.effect("may do no more than their scopes say", () =>
      Effect.gen(function* () {
        const { secret } = yield* issue(yield* person("broad", { is_superuser: true }), { scopes: ["unit.edit"] });
        const actor = yield* enter(secret);
        const subject = { project: { id: ProjectId.make(1), accessControl: 0 } };
        expect(may(actor, "unit.edit", subject).allowed).toBe(true);
        expect(may(actor, "project.edit", subject).allowed).toBe(false);
      }),
    );

    it.effect("with fewer rights than their user make no tokens", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens;
        const user = yield* person("sly");
        const narrow = yield* enter((yield* issue(user, { scopes: ["unit.edit"] })).secret);
        expect(yield* Effect.flip(tokens.issue(narrow, user, Effect.succeed({})))).toMatchObject({ _tag: "Forbidden" });
      }),
    );

    it.effect("asked for with a token that expires end no later than it", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const tokens = yield* Tokens;
        const user = yield* person("timed");
        const actor = yield* enter((yield* issue(user, { expires: "2099-01-01T00:00:00Z" })).secret);
        const { id } = yield* tokens.issue(actor, user, Effect.succeed({}));
        expect(yield* sql`select expires from tokens where id = ${id}`).toEqual([
          { expires: new Date("2099-01-01T00:00:00Z") },
        ]);
      }),
    );

    it.effect("are kept by their user, and by nobody else without the right", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens;
        const owner = yield* person("owner");
        const other = yield* enter((yield* issue(yield* person("other"))).secret);
        const { id } = yield* issue(owner);
        expect(yield* Effect.flip(tokens.issue(other, owner, Effect.succeed({})))).toMatchObject({ _tag: "Forbidden" });
        expect(yield* Effect.flip(tokens.revoke(other, owner, id))).toMatchObject({ _tag: "Forbidden" });
      }),
    );

    it.effect.each<readonly [fields: object, field: string]>([
      [{ expires: "2001-01-01T00:00:00Z" }, "expires"],
      [{ expires: "soon" }, "expires"],
      [{ scopes: ["no.such"] }, "scopes"],
      [{ scopes: "unit.edit" }, "scopes"],
    ])("are refused with %j", ([fields, field], { task }) =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(issue(yield* person(`eve-${task.id}`), fields));
        expect(error).toMatchObject({ _tag: "Invalid", fields: { [field]: [expect.any(String)] } });
      }),
    );

    it.effect("remember when they were used last, in the background", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const tokens = yield* Tokens;
        const { id } = yield* issue(yield* person("user"));
        const lastUsed = Effect.map(
          sql<{ last_used: Date | null }>`select last_used from tokens where id = ${id}`,
          ([row]) => row?.last_used,
        );
        yield* tokens.used(id);
        const first = yield* Effect.repeat(Effect.delay(lastUsed, 10), { until: (at) => at !== null });
        yield* tokens.used(id);
        yield* Effect.sleep(50);
        expect(yield* lastUsed).toEqual(first);
      }),
    );
  });
});
