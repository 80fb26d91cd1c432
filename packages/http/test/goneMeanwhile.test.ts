/** Components that are removed while a task works on them: that is the end of the task, and nobody's mistake. */
import type { ComponentId } from "@dragoman/core/ids";
import { repositoryKey } from "../../core/src/components/inside.ts";
import { defineTask, TaskKeeping } from "../../core/src/tasks/inside.ts";
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect, Schema } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const server = databases.find(({ name }) => name === "PostgreSQL");

// The embedded database has one transaction at a time: a task cannot be held inside one of its steps.
describe.skipIf(server === undefined)("a component that is removed while a task works on it", () => {
  let site: Site;
  let remote: GitRemote;

  beforeAll(async () => {
    if (server === undefined) return;
    site = await openSite(server);
    remote = makeRemote(gettextFiles);
  });
  afterAll(async () => {
    await site?.close();
    remote?.remove();
  });

  /** Lets the task come to where it wants to write, and takes the component away there. */
  const removedDuring = async (kind: string, componentId: ComponentId, payload: Schema.JsonObject) => {
    let taskId: Promise<string> | undefined;
    const task = { key: repositoryKey(componentId), payload: { componentId, ...payload } };
    await site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        // What follows from the setup would be met by the locks as well, and wait for the removal crosswise.
        const busy = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;
        for (let idle = 0; idle < 10; yield* Effect.sleep("20 millis"))
          idle = ((yield* busy)[0]?.count ?? 0) > 0 ? 0 : idle + 1;
        yield* sql.withTransaction(
          Effect.gen(function* () {
            // In the order of the tasks: each takes its component before what is in it.
            yield* sql`select 1 from components where id = ${componentId} for update`;
            yield* sql`lock table translations, units in exclusive mode`;
            taskId = site.run(
              Effect.flatMap(TaskKeeping, (tasks) => tasks.submit(defineTask(kind, Schema.Json), task)),
            );
            while (((yield* waiting)[0]?.count ?? 0) === 0) yield* Effect.sleep("20 millis");
            yield* sql`delete from components where id = ${componentId}`;
          }),
        );
      }).pipe(Effect.orDie),
    );
    const id = (await taskId) ?? "";
    return site.run(Effect.flatMap(TaskKeeping, (tasks) => Effect.orDie(tasks.wait(id, "30 seconds"))));
  };
  const ended = { state: "done", error: null, log: expect.stringContaining("removed meanwhile") };

  it.each([
    ["component.load", "po", { userId: null, force: true }],
    ["glossary.follow", "glossary", {}],
    ["repository.addLanguage", "po", { languageId: 1, userId: 2 }],
  ])("ends %s in order", async (kind, slug, payload) => {
    const name = kind.replace(".", "-").toLowerCase();
    await site.project(name);
    await site.component(`${name}/po`, { repo: remote.url });
    await site.settled(`${name}/glossary`);
    const { id } = (await site.ask("admin", `GET /api/components/${name}/${slug}/`)).json;
    // A language that the glossary lacks again.
    if (slug === "glossary") await site.ask("admin", `DELETE /api/translations/${name}/glossary/cs/`);
    await site.settled(`${name}/${slug}`);
    expect(await removedDuring(kind, id, payload)).toMatchObject(ended);
  });
});
