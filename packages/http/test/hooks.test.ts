import { createHmac } from "node:crypto";
import { checked, databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { makeApp } from "../src/index.ts";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** A push to `example/hello` at `host`, as each service tells of it. */
const samples = (host: string, branch = "main") => {
  const url = `https://${host}/example/hello`;
  const ref = `refs/heads/${branch}`;
  const repository = {
    name: "hello",
    full_name: "example/hello",
    owner: { login: "example" },
    url,
    html_url: url,
    clone_url: `${url}.git`,
    ssh_url: `git@${host}:example/hello.git`,
  };
  return {
    github: { headers: { "x-github-event": "push" }, body: { ref, repository } },
    gitlab: {
      headers: {},
      body: {
        object_kind: "push",
        ref,
        repository: {
          url: `git@${host}:example/hello.git`,
          homepage: url,
          git_http_url: `${url}.git`,
          git_ssh_url: `git@${host}:example/hello.git`,
        },
      },
    },
    bitbucket: {
      headers: { "x-event-key": "repo:push" },
      body: {
        push: { changes: [{ new: { type: "branch", name: branch } }] },
        repository: { full_name: "example/hello", links: { html: { href: url } } },
      },
    },
    pagure: {
      headers: {},
      body: {
        topic: "git.receive",
        msg: { branch, pagure_instance: `https://${host}/`, project_fullname: "example/hello" },
      },
    },
    azure: {
      headers: {},
      body: {
        eventType: "git.push",
        resource: {
          refUpdates: [{ name: ref }],
          repository: { id: "1-2", name: "hello", remoteUrl: `${url}.git`, project: { id: "3-4", name: "example" } },
        },
      },
    },
    gitea: { headers: { "x-gitea-event": "push" }, body: { ref, repository } },
    gitee: {
      headers: {},
      body: {
        ref,
        repository: {
          path_with_namespace: "example/hello",
          git_http_url: `${url}.git`,
          git_ssh_url: "",
          git_url: "",
          ssh_url: "",
          html_url: url,
        },
      },
    },
  };
};
const services = Object.keys(samples("x")) as (keyof ReturnType<typeof samples>)[];

describe.each(databases)("hooks over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  const component = async (project: string) => {
    await site.project(project);
    await site.component(`${project}/po`, { repo: remote.url });
  };
  const rows = <A extends object>(text: string) =>
    site.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<A>(text))));
  /** The repository as components may name it; where it really is does not matter here. */
  const named = (repo: string) => rows(`update components set repo = '${repo}'`);
  const post = async (service: string, body: unknown, headers: Record<string, string> = {}, app = site.app) => {
    const response = await app.fetch(
      new Request(`https://site.example/hooks/${service}/`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    );
    const text = await response.text();
    const type = response.headers.get("content-type") ?? "";
    return {
      status: response.status,
      text,
      type,
      json: type.startsWith("application/json") ? JSON.parse(text) : undefined,
    };
  };
  const send = (service: keyof ReturnType<typeof samples>, host: string, branch?: string, app = site.app) => {
    const { body, headers } = samples(host, branch)[service];
    return post(service, body, headers as Record<string, string>, app);
  };

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.account("alice");
    for (const project of ["open", "closed", "deaf"]) await component(project);
    await site.ask("admin", "POST /api/projects/closed/access/", { access_control: 100 });
    await site.ask("admin", "PATCH /api/projects/deaf/", { enable_hooks: false });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("let components fetch what is new, on request", async () => {
    remote.commit({ "po/fr.po": gettextFiles["po/cs.po"].replace("Language: cs", "Language: fr") });
    for (const line of [
      "GET /hooks/update/open/po",
      "POST /hooks/update/open/po/",
      "GET /hooks/update/open/",
      "HEAD /hooks/update/open",
    ])
      expect((await site.ask("anonymous", line)).status, line).toBe(200);
    const translation = async () => (await site.ask("admin", "GET /api/translations/open/po/fr/")).status;
    for (let patience = 0; (await translation()) !== 200 && patience < 100; patience++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await translation()).toBe(200);
  });

  it("are for those who see the project, and for projects that want them", async () => {
    for (const [account, path, status] of [
      ["anonymous", "closed", 404],
      ["alice", "closed/po", 404],
      ["admin", "closed/po", 200],
      ["anonymous", "nothing", 404],
      ["anonymous", "open/nothing", 404],
      ["anonymous", "deaf", 405],
      ["anonymous", "deaf/po", 405],
    ] as const)
      expect((await site.ask(account, `GET /hooks/update/${path}/`)).status, `${account} ${path}`).toBe(status);
    expect((await site.ask("anonymous", "GET /hooks/update/deaf/")).headers.get("allow")).toBe("");
  });

  it.each(services)("understand a push told by %s, and name only public projects", async (service) => {
    await named("https://git.example.org/Example/Hello.git");
    await rows("delete from changes where action = 53");
    const answer = await send(service, "git.example.org");
    expect(answer.json).toEqual({
      status: "success",
      message: expect.stringContaining("open/po"),
      match_status: { repository_matches: 2, branch_matches: 2, enabled_hook_matches: 1 },
      updated_components: ["open/po"],
    });
    expect(answer.status).toBe(200);
    const records = await rows<{ slug: string }>(
      "select p.slug from changes h join projects p on p.id = h.project_id where h.action = 53 and h.user_id is null order by p.slug",
    );
    expect(records.map(({ slug }) => slug)).toEqual(["closed", "open"]);
    expect((await send(service, "git.example.org", "other")).json).toMatchObject({
      status: "failure",
      match_status: { repository_matches: 2, branch_matches: 0, enabled_hook_matches: 0 },
    });
  });

  it.each([
    ["https://user:secret@git.example.org/example/hello", true],
    ["git@git.example.org:example/hello.git", true],
    ["https://mirror.example.org/deep/example/hello/", true],
    ["https://git.example.org/example/hello-world.git", false],
    ["https://git.example.org/another-example/hello.git", false],
    ["https://git.example.org/example_hello.git", false],
    ["https://git.example.org/hello.git", false],
  ])("match %s: %s", async (repo, matches) => {
    await named(repo);
    expect((await send("github", "git.example.org")).status).toBe(matches ? 200 : 202);
  });

  it("answer the same where a hidden component matches as where none does", async () => {
    await named("https://git.example.org/some/other.git");
    const nothing = await send("gitea", "git.example.org");
    await rows(
      "update components set repo = 'https://git.example.org/example/hello.git' where project_id = (select id from projects where slug = 'closed')",
    );
    expect(await send("gitea", "git.example.org")).toEqual(nothing);
    expect(nothing.json.match_status).toEqual({ repository_matches: 0, branch_matches: 0, enabled_hook_matches: 0 });
  });

  it("know tests of the connection, and refuse what cannot be read", async () => {
    expect((await post("github", { zen: "x" }, { "x-github-event": "ping" })).status).toBe(201);
    expect((await post("github", { zen: "x" })).status).toBe(201);
    expect((await post("gitlab", { object_kind: "issue" })).status).toBe(201);
    expect((await post("azure", { eventType: "build.complete" })).status).toBe(201);
    for (const body of ["{broken", "{}", "[]", "null", "7", '"text"', `${"[".repeat(3000)}`])
      expect((await post("github", body, { "x-github-event": "push" })).status, body.slice(0, 10)).toBe(400);
    for (const service of services.filter((each) => each !== "gitlab" && each !== "pagure")) {
      const answer = await post(service, { eventType: "git.push", repository: { full_name: { a: 1 } }, ref: 7 }, {
        ...samples("x")[service].headers,
      } as Record<string, string>);
      expect([answer.status, answer.type], service).toEqual([400, "text/html; charset=utf-8"]);
    }
    expect((await post("nonsense", {})).status).toBe(404);
    expect((await site.ask("anonymous", "GET /hooks/github/")).status).toBe(405);
  });

  it("take forms as well", async () => {
    const { body, headers } = samples("git.example.org").github;
    const form = new URLSearchParams({ payload: JSON.stringify(body) }).toString();
    const type = { "content-type": "application/x-www-form-urlencoded" };
    expect((await post("github", form, { ...headers, ...type })).status).toBe(202);
    expect((await post("github", "other=1", { ...headers, ...type })).status).toBe(400);
  });

  it("are bounded in size and number", async () => {
    expect((await post("github", `{"a":"${"x".repeat(11 * 1024 * 1024)}"}`)).status).toBe(413);
    const app = checked(makeApp(site.services, { openRateLimit: "2/hour" }));
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) statuses.push((await send("gitea", "git.example.org", "main", app)).status);
    expect(statuses).toEqual([202, 202, 429]);
  });

  it("want proof of the secret where there is one", async () => {
    const secret = "täglich 3";
    const app = checked(makeApp(site.services, { hooks: { secret }, openRateLimit: "off" }));
    const hex = (text: string) => createHmac("sha256", secret).update(text).digest("hex");
    const time = "1700000000000";
    const proofs = {
      github: (text: string) => ({ "x-hub-signature-256": `sha256=${hex(text)}` }),
      gitlab: () => ({ "x-gitlab-token": Buffer.from(secret).toString("latin1") }),
      bitbucket: (text: string) => ({ "x-hub-signature": `sha256=${hex(text)}` }),
      pagure: (text: string) => ({ "x-pagure-signature-256": hex(text) }),
      azure: () => ({ authorization: `Basic ${Buffer.from(`user:${secret}`).toString("base64")}` }),
      gitea: (text: string) => ({ "x-gitea-signature": hex(text) }),
      gitee: () => ({
        "x-gitee-timestamp": time,
        "x-gitee-token": createHmac("sha256", secret).update(`${time}\n${secret}`).digest("base64"),
      }),
    };
    for (const service of services) {
      const { body, headers } = samples("git.example.org")[service];
      const text = JSON.stringify(body);
      const proof = proofs[service](text) as Record<string, string>;
      const told = headers as Record<string, string>;
      // A header is bytes; only this service sends the secret itself, and then it had better be ASCII.
      if (service !== "gitlab")
        expect((await post(service, text, { ...told, ...proof }, app)).status, service).toBe(202);
      for (const wrong of [
        {},
        { ...proof, ...Object.fromEntries(Object.keys(proof).map((name) => [name, "nonsense"])) },
      ])
        expect((await post(service, text, { ...told, ...wrong }, app)).status, service).toBe(403);
    }
    const plain = checked(makeApp(site.services, { hooks: { secret: "plain" }, openRateLimit: "off" }));
    const { body } = samples("git.example.org").gitlab;
    expect((await post("gitlab", body, { "x-gitlab-token": "plain" }, plain)).status).toBe(202);
    expect((await post("gitee", samples("x").gitee.body, { "x-gitee-token": "plain" }, plain)).status).toBe(202);
  });

  it("can be turned off", async () => {
    const app = checked(makeApp(site.services, { hooks: { enabled: false }, openRateLimit: "off" }));
    const answer = await app.fetch(new Request("https://site.example/hooks/github/", { method: "POST", body: "{}" }));
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, ""]);
    expect((await app.fetch(new Request("https://site.example/hooks/update/open/"))).status).toBe(405);
  });
});
