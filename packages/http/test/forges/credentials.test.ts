/** How we are known at forges: by the settings of the site, by what a project keeps, and as an app. */
import { createVerify, generateKeyPairSync } from "node:crypto";
import { databases, gettextFiles, openSite, type ServedForge, serveForge, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";

const [database] = databases;

const secret = "secret-of-the-project";

const open = async (forge: ServedForge, forges: object = {}): Promise<Site> => {
  if (database === undefined) throw new Error("There is no database.");
  const site = await openSite(
    database,
    {},
    {
      git: { schemes: ["http"] },
      outgoing: { allowHosts: ["127.0.0.1"] },
      forges: forges as NonNullable<Parameters<typeof openSite>[2]>["forges"] & object,
    },
  );
  onTestFinished(() => site.close());
  await site.project("app");
  forge.state.add("makers", "app", gettextFiles, ["bot"]);
  await site.component("app/po", { repo: forge.url("makers", "app"), vcs: "github", branch: "main" });
  const { json } = await site.ask("admin", "GET /api/translations/app/po/cs/units/");
  await site.ask("admin", `PATCH /api/units/${json.results[0].id}/`, { target: ["Nazdar"], state: 20 });
  return site;
};

const push = async (site: Site) =>
  (await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "push" })).json;

const serve = async () => {
  const forge = await serveForge("github");
  onTestFinished(() => forge.close());
  afterwards.push(forge);
  return forge;
};
const afterwards: ServedForge[] = [];

describe("credentials for forges", () => {
  afterEach(() => {
    for (const forge of afterwards.splice(0)) expect(forge.problems).toEqual([]);
  });

  it("are asked for where there are none", async () => {
    const forge = await serve();
    const site = await open(forge);
    expect(await push(site)).toEqual({
      result: false,
      detail: `There are no credentials for GitHub at ${forge.host}: give them in the project's settings, or in DRAGOMAN_FORGES.`,
    });
    expect(forge.asked).toEqual([]);
  });

  it("of a project are used for it, are never shown, and lie sealed in the database", async () => {
    const forge = await serve();
    forge.state.users.set(secret, "bot");
    const site = await open(forge);
    const body = { host: forge.host, kind: "github", api: forge.api, token: secret, username: "bot" };
    const made = await site.ask("admin", "POST /api/projects/app/forges/", body);
    const shown = { id: made.json.id, host: forge.host, kind: "github", api: forge.api, type: "token", account: "bot" };
    expect([made.status, made.json]).toEqual([201, shown]);
    const listed = await site.ask("admin", "GET /api/projects/app/forges/");
    expect(listed.json.results).toEqual([shown]);
    expect(await push(site)).toEqual({ result: true });
    expect(forge.state.proposals).toHaveLength(1);
    const kept = await site.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`select (select string_agg(c::text, '') from changes c)
          || (select string_agg(f::text, '') from project_forges f) as kept`,
      ),
    );
    expect(String(kept[0]?.["kept"])).not.toContain(secret);
  });

  it("of a project are gone when they are removed", async () => {
    const forge = await serve();
    forge.state.users.set(secret, "bot");
    const site = await open(forge);
    const body = { host: forge.host, kind: "github", api: forge.api, token: secret };
    const { json } = await site.ask("admin", "POST /api/projects/app/forges/", body);
    expect((await site.ask("admin", "POST /api/projects/app/forges/", body)).json).toMatchObject({
      host: ["The project has credentials for this host: remove them first."],
    });
    expect((await site.ask("admin", `DELETE /api/projects/app/forges/${json.id}/`)).status).toBe(204);
    expect(await push(site)).toMatchObject({ result: false });
  });

  it("have to be whole, and of a type that the forge takes", async () => {
    const forge = await serve();
    const site = await open(forge);
    const give = async (body: object) =>
      (await site.ask("admin", "POST /api/projects/app/forges/", { host: "git.example.org", ...body })).json;
    expect(await give({ kind: "github" })).toMatchObject({ token: [expect.stringContaining("Give a token")] });
    expect(await give({ kind: "github", username: "a", password: "b" })).toMatchObject({
      password: ["GitHub takes token, or app."],
    });
    expect(await give({ kind: "gitlab", token: "a", host: "https://git.example.org/" })).toMatchObject({
      host: [expect.stringContaining("Name a host")],
    });
    expect(await give({ kind: "gitlab", token: "a", api: "ftp://git.example.org" })).toMatchObject({
      api: [expect.stringContaining("address")],
    });
  });

  it("are of no use to a component whose repository is at no forge, which cannot choose one", async () => {
    const forge = await serve();
    const site = await open(forge);
    const change = async (body: object) => (await site.ask("admin", "PATCH /api/components/app/po/", body)).json;
    expect(await change({ vcs: "azure_devops" })).toMatchObject({
      repo: [expect.stringContaining("not the address of a repository at Azure DevOps")],
    });
    expect(await change({ push: "https://elsewhere.example/makers/app.git" })).toMatchObject({
      push: [expect.anything()],
    });
    expect(await change({ vcs: "git" })).toMatchObject({ vcs: "git" });
  });

  it("of the site are for the projects that they name", async () => {
    const forge = await serve();
    forge.state.users.set(secret, "bot");
    const site = await open(forge, {
      [forge.host]: { kind: "github", api: forge.api, token: secret, projects: ["other"] },
    });
    expect(await push(site)).toMatchObject({ result: false, detail: /There are no credentials/ });
  });

  it("may be an app, whose tokens last for a while and are asked for once", async () => {
    const forge = await serve();
    forge.state.users.set("token-of-the-installation", "bot");
    const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    forge.state.app = {
      login: "bot",
      token: "token-of-the-installation",
      knows: (jwt) => {
        const [header = "", claims = "", signature = ""] = jwt.split(".");
        const { iss, exp } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { iss: string; exp: number };
        const seconds = Date.now() / 1000;
        return (
          iss === "4711" &&
          exp > seconds &&
          exp < seconds + 600 &&
          createVerify("RSA-SHA256").update(`${header}.${claims}`).verify(publicKey, signature, "base64url")
        );
      },
    };
    const key = privateKey.export({ type: "pkcs1", format: "pem" });
    const site = await open(forge, { [forge.host]: { kind: "github", api: forge.api, app: 4711, key } });
    expect(await push(site)).toEqual({ result: true });
    expect(await push(site)).toEqual({ result: true });
    expect(forge.state.proposals).toHaveLength(1);
    expect(forge.asked.filter((line) => line.endsWith("/access_tokens"))).toHaveLength(1);
  });
});
