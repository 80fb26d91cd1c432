/** Programs over the services, without the wire: who acts, and what is recorded of it. */
import { Actors, operatorAs, systemActor } from "@dragoman/core/access";
import type { UnitId } from "@dragoman/core/ids";
import { Repositories } from "@dragoman/core/repository";
import { Units } from "@dragoman/core/units";
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("a script on $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  beforeAll(async () => {
    remote = makeRemote(gettextFiles);
    site = await openSite(database);
    await site.account("ada");
    await makeAppPo(site, remote, { push: remote.url, push_on_commit: true });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const unitId = async () => {
    const { json } = await site.ask("admin", "GET /api/translations/app/po/cs/units/?q=source:Hello");
    return json.results[0].id as UnitId;
  };
  const edit = (actor: typeof systemActor, id: UnitId, text: string) =>
    Effect.flatMap(Units, (units) => units.edit(actor, id, Effect.succeed({ target: [text], state: 20 })));
  const commit = Effect.flatMap(Repositories, (repositories) =>
    repositories.operateOnComponent(systemActor, "app", "po", Effect.succeed({ operation: "commit" })),
  );
  /** Accounts that the last text of a string is recorded for. */
  const recorded = (id: number) =>
    site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        return yield* sql`select user_id, author_id from changes where unit_id = ${id} order by id desc limit 1`;
      }),
    );
  const signed = () => remote.git("log", "-1", "--format=%an <%ae>").trim();

  it("of the operator may edit, as nobody, and the server signs", async () => {
    const id = await unitId();
    await site.ask("admin", "PATCH /api/components/app/po/", { agreement: "Be kind." });
    await site.run(edit(systemActor, id, "Nazdar"));
    const unit = (await site.ask("admin", `GET /api/units/${id}/`)).json;
    expect([unit.target, unit.state]).toEqual([["Nazdar"], 20]);
    expect(await recorded(id)).toEqual([{ user_id: null, author_id: null }]);
    const { json } = await site.ask("admin", "GET /api/translations/app/po/cs/changes/");
    expect([json.results[0].user, json.results[0].author]).toEqual([null, null]);
    await site.run(commit);
    expect(signed()).toBe("Dragoman <noreply@dragoman.invalid>");
  });

  it("in the name of an account may do everything, which signs", async () => {
    const id = await unitId();
    await site.ask("admin", "PATCH /api/components/app/po/", { agreement: "" });
    const ada = await site.run(Effect.flatMap(Actors, (actors) => actors.byUsername("ada")));
    await site.run(edit(operatorAs(ada), id, "Čau"));
    const [row] = await recorded(id);
    expect(row).toEqual({ user_id: ada.id, author_id: ada.id });
    await site.run(commit);
    expect(signed()).toBe("ADA <ada@example.org>");
  });
});
