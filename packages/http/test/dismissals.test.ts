/** Checks that somebody says do not matter for a string. */
import { databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const files = {
  "en.json": JSON.stringify({ end: "Done.", same: "Menu", open: "Open %d" }, null, 2),
  "cs.json": JSON.stringify({ end: "Hotovo", same: "Menu", open: "Otevřít" }, null, 2),
};

describe.each(databases)("dismissed checks on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(files);
    await site.account("alice");
    await site.project("app");
    await site.component("app/web", {
      repo: remote.url,
      filemask: "*.json",
      template: "en.json",
      file_format: "json",
    });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const units = async (query: string) =>
    (await site.ask("admin", `GET /api/translations/app/web/cs/units/?q=${encodeURIComponent(query)}`)).json.results;
  const unit = async (key: string) => (await units(`context:=${key}`))[0];
  const keys = async (query: string) => (await units(query)).map(({ context }: { context: string }) => context).sort();
  const failing = async () => (await site.ask("admin", "GET /api/translations/app/web/cs/statistics/")).json.failing;
  const dismiss = async (key: string, check: string, dismissed = true, as = "alice") =>
    site.ask(as, `PATCH /api/units/${(await unit(key)).id}/checks/${check}/`, { dismissed });

  it("make a string fail no more, in lists, searches and numbers", async () => {
    const before = await failing();
    expect(await keys("check:end_stop")).toEqual(["end"]);
    const { status, json } = await dismiss("end", "end_stop");
    expect([status, json]).toEqual([200, { check: "end_stop", dismissed: true }]);
    expect(await failing()).toBe(before - 1);
    expect(await unit("end")).toMatchObject({ has_failing_check: false });
    expect(await keys("check:end_stop")).toEqual([]);
    expect(await keys("has:dismissed-check")).toEqual(["end"]);
  });

  it("are shown as such beside the string", async () => {
    const { json } = await site.ask("alice", `GET /api/units/${(await unit("end")).id}/editing/`);
    expect(json.checks).toMatchObject([{ check: "end_stop", dismissed: true }]);
  });

  it("stay so while the string fails them, through edits and files", async () => {
    const { id } = await unit("end");
    await site.ask("alice", `PATCH /api/units/${id}/`, { target: ["Je hotovo"], state: 20 });
    expect(await unit("end")).toMatchObject({ has_failing_check: false });
    remote.commit({ "cs.json": files["cs.json"].replace("Otevřít", "Otevři") });
    await site.ask("admin", "POST /api/components/app/web/repository/", { operation: "reset", discard: true });
    await site.settled("app/web");
    expect(await unit("end")).toMatchObject({ target: ["Hotovo"], has_failing_check: false });
    expect(await keys("has:dismissed-check")).toEqual(["end"]);
  });

  it("are forgotten with what failed", async () => {
    const { id } = await unit("end");
    await site.ask("alice", `PATCH /api/units/${id}/`, { target: ["Hotovo."], state: 20 });
    expect(await keys("has:dismissed-check")).toEqual([]);
    await site.ask("alice", `PATCH /api/units/${id}/`, { target: ["Hotovo"], state: 20 });
    expect(await unit("end")).toMatchObject({ has_failing_check: true });
  });

  it("count again once they are restored", async () => {
    const before = await failing();
    await dismiss("end", "end_stop");
    expect((await dismiss("end", "end_stop", false)).json).toEqual({ check: "end_stop", dismissed: false });
    expect(await failing()).toBe(before);
    expect(await unit("end")).toMatchObject({ has_failing_check: true });
  });

  it("need that the string fails them", async () => {
    expect((await dismiss("end", "c_format")).status).toBe(404);
    expect((await dismiss("end", "no_check")).status).toBe(404);
  });

  it("say which field is wrong", async () => {
    const { id } = await unit("end");
    const { status, json } = await site.ask("alice", `PATCH /api/units/${id}/checks/end_stop/`, {});
    expect([status, json.dismissed]).toEqual([400, ["This field is required."]]);
  });

  it("are for those who may", async () => {
    const { status } = await dismiss("end", "end_stop", true, "anonymous");
    expect(status).toBe(401);
    expect(await unit("end")).toMatchObject({ has_failing_check: true });
  });

  it("leave marks and numbers as they are counted anew", async () => {
    await dismiss("end", "end_stop");
    const { json } = await site.ask("admin", "GET /api/translations/app/web/cs/statistics/");
    expect(json.failing).toBe((await units("has:check")).length);
  });
});
