import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { defineTask, registerTask, TaskKeeping } from "../../core/src/tasks/inside.ts";
import { Deferred, Effect, Schema } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const held = defineTask({ kind: "held", pace: "long" }, Schema.Json);

describe.each(databases)("beside long work over $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  /** Ends the long work, of which there is more than there are slots. */
  let release: () => Promise<unknown>;

  beforeAll(async () => {
    site = await openSite(database, { largePages: 0 });
    remote = makeRemote(gettextFiles);
    await site.project("site");
    await site.component("site/po", { repo: remote.url });
    release = await site.run(
      Effect.gen(function* () {
        const tasks = yield* TaskKeeping;
        const [began, end] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()];
        yield* registerTask(held, () => Effect.andThen(Deferred.succeed(began, undefined), Deferred.await(end)));
        const ids: string[] = [];
        for (let number = 0; number < 10; number++)
          ids.push(yield* tasks.submit(held, { key: `held ${number}`, payload: {} }));
        yield* Deferred.await(began);
        return () =>
          site.run(
            Effect.andThen(
              Deferred.succeed(end, undefined),
              Effect.forEach(ids, (id) => tasks.wait(id, "30 seconds"), { concurrency: "unbounded" }),
            ),
          );
      }),
    );
  });
  afterAll(async () => {
    const ended = (await release()) as readonly { readonly state: string }[];
    expect(ended.map(({ state }) => state)).toEqual(ended.map(() => "done"));
    await site.close();
    remote.remove();
  });

  it("a download is answered, with what was pending committed", async () => {
    const unit = (await site.ask("admin", "GET /api/translations/site/po/cs/units/")).json.results[0];
    await site.ask("admin", `PATCH /api/units/${unit.id}/`, { target: ["Právě teď"], state: 20 });
    const { status, text } = await site.ask("admin", "GET /api/translations/site/po/cs/file/");
    expect(status).toBe(200);
    expect(text).toContain("Právě teď");
  });

  it("an operation on a repository is done", async () => {
    const { status, json } = await site.ask("admin", "POST /api/components/site/po/repository/", { operation: "pull" });
    expect([status, json]).toEqual([200, { result: true }]);
  });

  it("a page that is larger than may be made now is told when to come again, and small ones are not", async () => {
    const large = await site.ask("admin", "GET /api/translations/site/po/cs/units/?page_size=1001");
    expect(large.status).toBe(503);
    expect(Number(large.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await site.ask("admin", "GET /api/translations/site/po/cs/units/?page_size=1000")).status).toBe(200);
  });
});
