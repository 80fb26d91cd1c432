/** What notifications set going: what is pushed, merged or removed, told once, by who may say it. */
import { createHmac } from "node:crypto";
import {
  databases,
  gettextFiles,
  type GitRemote,
  makeRemote,
  openSite,
  serveRemote,
  type Site,
} from "@dragoman/testing";
import { makeApp } from "../src/index.ts";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const ref = "refs/heads/main";
const zeros = "0".repeat(40);
const commit = (digit: string) => digit.repeat(40);

describe.each(databases)("events of hooks over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  const rows = <A extends object>(text: string) =>
    site.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<A>(text))));
  const post = async (service: string, body: object, headers: Record<string, string> = {}, app = site.app) => {
    const response = await app.fetch(
      new Request(`https://site.example/hooks/${service}/`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    );
    return { status: response.status, text: await response.text() };
  };
  const repository = {
    name: "hello",
    full_name: "example/hello",
    owner: { login: "example" },
    url: "https://git.example.org/example/hello",
    html_url: "https://git.example.org/example/hello",
    clone_url: "https://git.example.org/example/hello.git",
    ssh_url: "git@git.example.org:example/hello.git",
  };
  const push = (more: object = {}) => ({ ref, repository, ...more });
  const github = { "x-github-event": "push" };
  /** Projects whose components were told to fetch, since the last time. */
  const fetching = async () => {
    const found = await rows<{ slug: string }>(
      `select p.slug from tasks t join projects p on p.id = t.project_id where t.kind = 'repository.operate' order by p.slug`,
    );
    await rows("delete from tasks where kind = 'repository.operate'");
    return found.map(({ slug }) => slug);
  };

  beforeAll(async () => {
    const core = { git: { schemes: ["file", "http"] as const }, outgoing: { allowHosts: ["127.0.0.1"] } };
    site = await openSite(database, {}, core);
    remote = makeRemote(gettextFiles);
    for (const project of ["tea", "rice"]) {
      await site.project(project);
      await site.component(`${project}/po`, { repo: remote.url });
    }
    await rows("update components set repo = 'https://git.example.org/example/hello.git' where path = 'po'");
  });
  beforeEach(async () => {
    await rows("delete from hook_secrets");
    await rows("delete from hook_deliveries");
    await rows("delete from forge_requests");
    await fetching();
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const secretOf = (project: string, secret: string) =>
    site.ask("admin", `PUT /api/projects/${project}/hook-secret/`, { secret });
  const signed = (body: object, secret: string) => ({
    ...github,
    "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(JSON.stringify(body)).digest("hex")}`,
  });

  it("prove the secret of each project that has one", async () => {
    expect((await secretOf("tea", "of tea")).status).toBe(204);
    expect((await post("github", push(), github)).status).toBe(200);
    expect(await fetching()).toEqual(["rice"]);
    expect((await post("github", push(), signed(push(), "of tea"))).status).toBe(200);
    expect(await fetching()).toEqual(["rice", "tea"]);
    await secretOf("rice", "of rice");
    expect((await post("github", push(), signed(push(), "of nobody"))).status).toBe(403);
    expect(await fetching()).toEqual([]);
    await secretOf("rice", "");
    await secretOf("tea", "");
    expect((await post("github", push(), github)).status).toBe(200);
    expect(await fetching()).toEqual(["rice", "tea"]);
  });

  it("are told no more where only hidden projects want a proof", async () => {
    await secretOf("tea", "of tea");
    await secretOf("rice", "of rice");
    await rows("update projects set access_control = 100");
    const hidden = await post("github", push(), github);
    const nothing = await post("github", push({ ref: "refs/heads/other" }), github);
    await rows("update projects set access_control = 0");
    expect(hidden).toEqual(nothing);
  });

  it("prove the secret of the repository's host before that of the site, and a project's before both", async () => {
    const hooks = { secret: "of all", hosts: { "git.example.org": "of the host" } };
    const app = makeApp(site.services, { hooks, openRateLimit: "off" });
    await secretOf("tea", "of tea");
    for (const [secret, told] of [
      ["of the host", ["rice"]],
      ["of tea", ["tea"]],
      ["of all", []],
      ["of nobody", []],
    ] as const) {
      expect((await post("github", push(), signed(push(), secret), app)).status).toBe(told.length > 0 ? 200 : 403);
      expect(await fetching()).toEqual(told);
    }
  });

  it("keep secrets sealed, and tell only whether there is one", async () => {
    await secretOf("tea", "of tea");
    const [row] = await rows<{ secret: Uint8Array }>("select secret from hook_secrets");
    expect(Buffer.from(row?.secret ?? []).toString("latin1")).not.toContain("of tea");
    expect((await site.ask("admin", "GET /api/projects/tea/hook-secret/")).json).toEqual({ set: true });
    expect((await site.ask("admin", "GET /api/projects/rice/hook-secret/")).json).toEqual({ set: false });
  });

  it.each([
    ["github", { ...github, "x-github-delivery": "72d3162e" }, {}],
    ["gitea", { "x-gitea-delivery": "72d3162e" }, {}],
    ["gitlab", { "idempotency-key": "72d3162e" }, { url: "git@git.example.org:example/hello.git" }],
  ])("are heard once, however often %s sends them", async (service, headers, more) => {
    const addresses = { homepage: repository.url, git_http_url: repository.clone_url, git_ssh_url: repository.ssh_url };
    const body = push({ repository: { ...repository, ...addresses, ...more } });
    const first = await post(service, body, headers);
    expect(first.status).toBe(200);
    expect(await fetching()).toEqual(["rice", "tea"]);
    expect(await post(service, body, headers)).toEqual(first);
    expect(await fetching()).toEqual([]);
    await rows("update hook_deliveries set received = now() - interval '1 hour'");
    await post(service, body, headers);
    expect(await fetching()).toEqual(["rice", "tea"]);
  });

  it("are passed over where all that was pushed is here already", async () => {
    const [at] = await rows<{ remote_revision: string }>(
      "select remote_revision from components where path = 'po' limit 1",
    );
    expect((await post("github", push({ after: at?.remote_revision }), github)).status).toBe(200);
    expect(await fetching()).toEqual([]);
    expect((await post("github", push({ after: commit("a") }), github)).status).toBe(200);
    expect(await fetching()).toEqual(["rice", "tea"]);
  });

  const request = (kind: string) =>
    rows(`insert into forge_requests (component_id, kind, host, into_owner, into_name, from_owner, from_name, branch,
        target, change_id, number, url, state, revision, said)
      select c.id, '${kind}', 'git.example.org', 'Example', 'hello', 'bot', 'hello', 'translations', 'main', '', 7, '',
        'open', '${commit("a")}', '{}'
      from components c join projects p on p.id = c.project_id where p.slug = 'tea' and c.path = 'po'`);

  it.each([
    [
      "github",
      { "x-github-event": "pull_request" },
      { action: "closed", pull_request: { number: 7, merged: true, head: { ref: "translations" } }, repository },
    ],
    [
      "gitlab",
      { "x-gitlab-event": "Merge Request Hook" },
      {
        object_kind: "merge_request",
        project: { path_with_namespace: "example/hello" },
        object_attributes: { iid: 7, source_branch: "translations", action: "merge" },
      },
    ],
    [
      "gitea",
      { "x-gitea-event": "pull_request" },
      { action: "closed", number: 7, pull_request: { number: 7, head: { ref: "translations" } }, repository },
    ],
    [
      "bitbucket",
      { "x-event-key": "pullrequest:rejected" },
      { pullrequest: { id: 7, source: { branch: { name: "translations" } } }, repository },
    ],
    [
      "bitbucket",
      { "x-event-key": "pr:declined" },
      {
        pullRequest: {
          id: 7,
          fromRef: { displayId: "translations" },
          toRef: { repository: { slug: "hello", project: { key: "EXAMPLE" } } },
        },
      },
    ],
    [
      "pagure",
      {},
      {
        topic: "pull-request.closed",
        msg: { pullrequest: { id: 7, branch_from: "translations", project: { fullname: "example/hello" } } },
      },
    ],
  ])("of requests at %s let the component look what became of its own", async (service, headers, body) => {
    await request(service);
    expect((await post(service, body, headers as unknown as Record<string, string>)).status).toBe(201);
    expect(await fetching()).toEqual(["tea"]);
    const other = JSON.parse(JSON.stringify(body).replaceAll("7", "8").replaceAll("translations", "others"));
    expect((await post(service, other, headers as unknown as Record<string, string>)).status).toBe(201);
    expect(await fetching()).toEqual([]);
  });

  it("of a branch of ours that is gone let the component look, too", async () => {
    await request("github");
    await rows("update forge_requests set from_owner = 'example'");
    const gone = push({ ref: "refs/heads/translations", after: zeros, deleted: true });
    expect((await post("github", gone, github)).status).toBe(202);
    expect(await fetching()).toEqual(["tea"]);
  });

  it("of the branch that is followed raise an alert when it is gone, and clear it when it is back", async () => {
    const own = makeRemote(gettextFiles);
    try {
      await site.project("gone");
      await site.component("gone/po", { repo: own.url });
      const path = own.url.replace("file://", "");
      const told = (after: string) => ({
        ref,
        after,
        repository: { full_name: "x/y", clone_url: `https://git.example.org${path}`, ssh_url: own.url, html_url: "" },
      });
      const alerts = async () => {
        const { json } = await site.ask("admin", "GET /api/components/gone/po/alerts/");
        return json.results.map(({ name }: { name: string }) => name);
      };
      const until = async (wanted: readonly string[]) => {
        for (let patience = 0; patience < 300 && String(await alerts()) !== String(wanted); patience++)
          await new Promise((resolve) => setTimeout(resolve, 100));
        expect(await alerts()).toEqual(wanted);
      };
      own.git("branch", "-m", "main", "elsewhere");
      expect((await post("gitea", told(zeros))).status).toBe(200);
      await until(["UpdateFailure"]);
      const shown = await site.ask("admin", "GET /api/translations/gone/po/cs/units/");
      expect([shown.status, shown.json.count]).toEqual([200, 3]);
      own.git("branch", "-m", "elsewhere", "main");
      expect((await post("gitea", told(commit("b")))).status).toBe(200);
      await until([]);
    } finally {
      own.remove();
    }
  });

  it("are answered while the remote keeps git waiting", async () => {
    const own = makeRemote(gettextFiles);
    const web = await serveRemote(own.url.replace("file://", ""));
    const asked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    try {
      await site.project("slow");
      await site.component("slow/po", { repo: web.url() });
      web.before = () => {
        asked.resolve();
        return goOn.promise;
      };
      const body = { ref, after: commit("d"), repository: { ...repository, full_name: "x/z", clone_url: web.url() } };
      expect((await post("gitea", body)).status).toBe(200);
      await asked.promise;
      expect((await post("gitea", body)).status).toBe(200);
    } finally {
      goOn.resolve();
      await site.settled("slow/po");
      web.close();
      own.remove();
    }
  });
});
