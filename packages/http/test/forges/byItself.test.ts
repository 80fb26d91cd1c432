/** What became of requests, where no notification tells of it: the tick of the hour is made instead of waited for. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ForgeWorld, openWorld } from "./world.ts";

describe("requests that nobody tells of", () => {
  let world: ForgeWorld;
  beforeAll(async () => {
    world = await openWorld("gitea");
  }, 120_000);
  afterAll(() => world.close());

  const sql = <A>(run: (sql: SqlClient.SqlClient) => Effect.Effect<A, unknown>) =>
    world.site.run(Effect.flatMap(SqlClient.SqlClient as unknown as Effect.Effect<SqlClient.SqlClient>, run));

  /** Does what falls due each hour, and waits for what it begins; answers how many tasks that were, beside the clock's. */
  const tick = async () => {
    const key = "repository.requests";
    const count = () =>
      sql(
        (client) => client<{ begun: number; open: number }>`select
        count(*) filter (where kind <> ${key} and kind not like '%-due')::int as begun,
        count(*) filter (where state in ('queued', 'running'))::int as open from tasks where kind like 'repository.%'`,
      );
    const [before] = await count();
    await sql((client) => client`insert into tasks (id, kind, key) values (gen_random_uuid(), ${key}, ${key})`);
    for (;;) {
      const [now] = await count();
      if (now?.open === 0) return now.begun - (before?.begun ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const pass = () => sql((client) => client`update forge_requests set looked = looked - interval '1 hour'`);

  it("are asked for within the hour, not more often, and no more after their end", async () => {
    await world.component("quiet", {}, ["bot"]);
    await world.translate("quiet", "Nazdar");
    await world.operate("quiet", "push");
    expect(await tick()).toBe(0);
    const [proposal] = world.proposals("quiet");
    if (proposal === undefined) return expect.fail("Nothing was opened.");
    world.forge.state.merge(proposal, "squash");
    await pass();
    expect(await tick()).toBe(1);
    expect(await world.ok("GET /api/components/app/quiet/repository/")).toMatchObject({
      needs_push: false,
      needs_merge: false,
      merge_request: { state: "merged", number: proposal.number, branch: "dragoman-app-quiet", target: "main" },
    });
    expect(world.forge.state.tip(world.repository("quiet"), proposal.branch)).toBeUndefined();
    await pass();
    expect(await tick()).toBe(0);
  });

  it("are opened where the branch was pushed and the forge did not answer", { timeout: 120_000 }, async () => {
    await world.component("half", {}, ["bot"]);
    await world.translate("half", "Nazdar");
    world.forge.fault = ({ method, path }) =>
      method === "POST" && path.endsWith("/pulls") ? { reply: { status: 502 } } : undefined;
    expect(await world.operate("half", "push")).toMatchObject({ result: false });
    world.forge.fault = () => undefined;
    expect(world.proposals("half")).toEqual([]);
    expect(world.forge.state.tip(world.repository("half"), "dragoman-app-half")).toBeDefined();
    expect(await tick()).toBe(1);
    expect(world.proposals("half")).toMatchObject([{ state: "open" }]);
    expect(await tick()).toBe(0);
  });
});
