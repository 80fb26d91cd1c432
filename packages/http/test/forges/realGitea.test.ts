/** Requests at Gitea itself, over its own interface, git and notifications. */
import { databases, gettextFiles, hasGitea, openSite, type RealGitea, type Site, startGitea } from "@dragoman/testing";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const secret = "secret of the hooks";

describe.skipIf(!hasGitea)("requests at Gitea itself (where it is built: docs/forges.md)", { timeout: 120_000 }, () => {
  let forge: RealGitea;
  let site: Site;
  let receiver: Server;
  /** What became of the notifications that came. */
  const notified: { readonly event: string; readonly status: number }[] = [];
  let hooks = "";

  beforeAll(async () => {
    const [database] = databases;
    if (database === undefined) throw new Error("There is no database.");
    forge = await startGitea();
    await forge.account("makers");
    await forge.account("jana");
    const token = await forge.account("bot");
    site = await openSite(
      database,
      {},
      {
        git: { schemes: ["http", "https"] },
        outgoing: { allowHosts: ["127.0.0.1"] },
        forges: { [forge.host]: { kind: "gitea", api: `http://${forge.host}/api/v1`, token, username: "bot" } },
        siteUrl: "https://site.example",
      },
    );
    await site.project("app");
    await ok("PUT /api/projects/app/hook-secret/", { secret });
    receiver = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (/^(x-|content-type)/.test(name)) headers.set(name, String(value));
      const answer = await site.app.fetch(
        new Request("https://site.example/hooks/gitea/", { method: "POST", headers, body: Buffer.concat(chunks) }),
      );
      notified.push({ event: headers.get("x-gitea-event") ?? "", status: answer.status });
      response.writeHead(answer.status).end(await answer.text());
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const address = receiver.address();
    hooks = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`;
  }, 180_000);
  afterAll(async () => {
    receiver.close();
    await site.close();
    await forge.close();
  });

  // oxlint-disable-next-line typescript/no-explicit-any -- bodies of every shape
  const ok = async (line: string, body?: unknown): Promise<any> => {
    const answer = await site.ask("admin", line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };

  /** A component `app/NAME` of the repository `makers/NAME`. */
  const component = async (name: string, fields: object = {}, mayPush = true) => {
    await forge.ask("makers", "POST /user/repos", { name, default_branch: "main" });
    const folder = mkdtempSync(join(tmpdir(), "dragoman-gitea-work-"));
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=Maker", "-c", "user.email=makers@example.org", ...args], { cwd: folder });
    git("init", "-q", "--initial-branch=main");
    for (const [path, content] of Object.entries(gettextFiles)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    git("add", "-A");
    git("commit", "-q", "-m", "Start");
    git("push", "-q", forge.url("makers", name, "makers"), "main");
    rmSync(folder, { recursive: true, force: true });
    if (mayPush) await forge.ask("makers", `PUT /repos/makers/${name}/collaborators/bot`, { permission: "write" });
    await forge.ask("makers", `POST /repos/makers/${name}/labels`, { name: "l10n", color: "#00aabb" });
    await site.component(`app/${name}`, { repo: forge.url("makers", name), vcs: "gitea", branch: "main", ...fields });
  };
  const translate = async (name: string, target: string, position = 0) => {
    const { results } = await ok(`GET /api/translations/app/${name}/cs/units/`);
    await ok(`PATCH /api/units/${results[position].id}/`, { target: [target], state: 20 });
  };
  const operate = (name: string, operation: string) =>
    ok(`POST /api/components/app/${name}/repository/`, { operation });
  const push = async (name: string) => expect(await operate(name, "push")).toEqual({ result: true });
  const state = async (name: string) => (await ok(`GET /api/components/app/${name}/repository/`)).merge_request;
  const pulls = (name: string) => forge.ask("makers", `GET /repos/makers/${name}/pulls?state=all&sort=oldest`);
  const cs = async (owner: string, name: string, ref: string) =>
    Buffer.from(
      (await forge.ask(owner, `GET /repos/${owner}/${name}/contents/po/cs.po?ref=${ref}`)).content,
      "base64",
    ).toString();
  const branches = async (name: string) =>
    (await forge.ask("makers", `GET /repos/makers/${name}/branches`)).map((one: { name: string }) => one.name);
  const merge = (name: string, number: number, way: string) =>
    forge.ask("makers", `POST /repos/makers/${name}/pulls/${number}/merge`, { Do: way });

  it("are one, with title, labels, reviewers and target, and take in what comes later", async () => {
    await component("one", { merge_request_labels: ["l10n"], merge_request_reviewers: ["jana", "stranger"] });
    await forge.ask("makers", "PUT /repos/makers/one/collaborators/jana", { permission: "write" });
    await translate("one", "Nazdar");
    await push("one");
    await translate("one", "Sbohem.", 2);
    await push("one");
    expect(await pulls("one")).toMatchObject([
      {
        state: "open",
        title: "Translations from Dragoman for App/One",
        body: "https://site.example/projects/app/one/",
        labels: [{ name: "l10n" }],
        requested_reviewers: [{ login: "jana" }],
        base: { ref: "main" },
        head: { ref: "dragoman-app-one" },
      },
    ]);
    expect(await cs("makers", "one", "dragoman-app-one")).toMatch(/Nazdar[^]*Sbohem\./);
    expect(await cs("makers", "one", "main")).not.toContain("Nazdar");
  });

  it.each(["merge", "squash", "rebase"])("are over after a %s, and the next begins anew", async (way) => {
    const name = `over-${way}`;
    await component(name);
    await translate(name, "Nazdar");
    await push(name);
    await merge(name, 1, way);
    expect(await operate(name, "pull")).toEqual({ result: true });
    expect(await state(name)).toMatchObject({ state: "merged", number: 1 });
    expect(await branches(name)).toEqual(["main"]);
    await translate(name, "Sbohem.", 2);
    await push(name);
    expect(await pulls(name)).toMatchObject([{ merged: true }, { state: "open" }]);
  });

  it("that were closed open again for something new only", async () => {
    await component("closed");
    await translate("closed", "Nazdar");
    await push("closed");
    await forge.ask("makers", "PATCH /repos/makers/closed/pulls/1", { state: "closed" });
    expect(await operate("closed", "push")).toMatchObject({ result: false });
    await translate("closed", "Sbohem.", 2);
    await push("closed");
    expect(await pulls("closed")).toMatchObject([{ state: "closed", merged: false }, { state: "open" }]);
  });

  it("come from a fork where we may not push", async () => {
    await component("forked", {}, false);
    await translate("forked", "Nazdar");
    await push("forked");
    expect(await pulls("forked")).toMatchObject([{ state: "open", head: { repo: { full_name: "bot/forked" } } }]);
    expect(await cs("bot", "forked", "dragoman-app-forked")).toContain("Nazdar");
    expect(await branches("forked")).toEqual(["main"]);
  });

  it("are over as soon as its signed notification tells of a merge", async () => {
    await component("told");
    await forge.ask("makers", "POST /repos/makers/told/hooks", {
      type: "gitea",
      active: true,
      events: ["push", "pull_request"],
      config: { url: hooks, content_type: "json", secret },
    });
    await translate("told", "Nazdar");
    await push("told");
    await merge("told", 1, "squash");
    await expect.poll(() => state("told"), { timeout: 60_000, interval: 300 }).toMatchObject({ state: "merged" });
    expect(notified.map(({ event }) => event)).toContain("pull_request");
    expect(notified.filter(({ status }) => status >= 400)).toEqual([]);
    await expect.poll(() => branches("told"), { timeout: 30_000, interval: 300 }).toEqual(["main"]);
  });
});
