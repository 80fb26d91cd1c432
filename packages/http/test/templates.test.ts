/** Templates that people write: they read no files, end soon, and cannot stop a commit. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const canary = "canary-of-templates.txt";
const absolute = join(process.cwd(), canary);
const tags = ["include", "render", "layout", "block"];
const doubled = (text: string, times: number) =>
  `{% assign x = "${text}" %}{% for i in (1..${times}) %}{% assign x = x | append: x %}{% endfor %}`;

/** Templates that would be busy for long, or take much memory. */
const endless: Readonly<Record<string, string>> = {
  "a range of a billion": "{% for i in (1..1000000000) %}{% endfor %}",
  "loops in loops": "{% assign a = (1..1000) %}{% for i in a %}{% for j in a %}{% endfor %}{% endfor %}",
  "six empty loops in each other": `{% assign a = (1..1000) %}${"{% for i in a %}".repeat(6)}${"{% endfor %}".repeat(6)}`,
  "a long output": `{% for i in (1..100000) %}${"x".repeat(9000)}{% endfor %}`,
  "texts captured in each other":
    '{% assign x = "aaaaaaaa" %}{% for i in (1..25) %}{% capture x %}{{ x }}{{ x }}{% endcapture %}{% endfor %}',
  "a text appended to itself": doubled("aaaaaaaa", 25),
  "a text replaced by itself":
    '{% assign x = "aaaa" %}{% for i in (1..9) %}{% assign x = x | replace: "a", x %}{% endfor %}',
  "a text split and joined": `${doubled("a", 17)}{{ x | split: "" | join: x }}`,
  "a list written again and again": "{% assign a = (1..90000) %}{% for i in a %}{{ a }}{% endfor %}",
  "a cycle without end": '{% for i in (1..400000) %}{% cycle "a", "b" %}{% endfor %}',
  "a table without end": "{% tablerow i in (1..400000) %}x{% endtablerow %}",
  "a wide date": '{{ "now" | date: "%1000000000Y" }}',
  "lines of tags": "{% liquid\nfor i in (1..1000000000)\necho i\nendfor\n%}",
  "parentheses without end": `{{ ${"(".repeat(4000)}1${")".repeat(4000)} }}`,
  "indices without end": `{{ a${"[a".repeat(3000)}${"]".repeat(3000)} }}`,
  "many beginnings": "{%".repeat(4900),
};

describe.each(databases)("templates on $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  beforeAll(async () => {
    writeFileSync(absolute, "the canary");
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote, { push: remote.url });
  });
  afterAll(async () => {
    rmSync(absolute);
    await site.close();
    remote.remove();
  });

  const save = async (template: string, field = "commit_message") => {
    const { status, json } = await site.ask("admin", "PATCH /api/components/app/po/", { [field]: template });
    return { status, problem: json[field]?.[0] as string };
  };
  /** What was saved before a rule came. */
  const plant = (template: string) =>
    site.run(
      Effect.orDie(
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql`update components set commit_message = ${template}`),
      ),
    );
  /** Commits an edit and pushes it; answers what the log of the task says. */
  const commit = async (text: string) => {
    const [unit] = (await site.ask("admin", 'GET /api/translations/app/po/cs/units/?q=source:="Hello"')).json.results;
    await site.ask("admin", `PATCH /api/units/${unit.id}/`, { state: 20, target: [text] });
    const { json } = await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "push" });
    expect(json).toEqual({ result: true });
    const [task] = await site.run(
      Effect.orDie(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) =>
            sql<{ log: string }>`select log from tasks where log like '%commit_message%' order by id desc limit 1`,
        ),
      ),
    );
    return task?.log ?? "";
  };

  it.each(tags)("know no tag %s, whether the file is there or not", async (tag) => {
    const answers = await Promise.all(
      [canary, absolute, `../${canary}`, "/etc/passwd", "package.json", "no-such-file"].map((path) =>
        save(`{% ${tag} "${path}" %}`),
      ),
    );
    expect(new Set(answers.map(({ status, problem }) => `${status} ${problem}`)).size).toBe(1);
    expect(answers[0]).toEqual({ status: 400, problem: expect.stringContaining(`the tag "${tag}" is not available`) });
    expect((await save(`{% liquid\n${tag} "${canary}"\n%}`)).status).toBe(400);
    expect((await save(`{% if false %}{% ${tag} "${canary}" %}{% endif %}`)).status).toBe(400);
  });

  it.each(Object.keys(endless))("are refused with %s", async (name) => {
    const { status, problem } = await save(endless[name] ?? "");
    expect({ status, problem }).toEqual({ status: 400, problem: expect.stringMatching(/^The template /) });
    expect(problem.length).toBeLessThan(300);
  });

  it("may loop, capture and choose as messages do", async () => {
    const template =
      "{% for one in component_linked_childs %}{{ one.name }}{% endfor %}{% capture a %}{{ filename | dirname }}{% endcapture %}" +
      '{% if language_code == "cs" %}{{ a | upcase }}{% else %}-{% endif %} {{ stats.translated_percent }}%';
    expect((await save(template)).status).toBe(200);
  });

  it.each([
    ["a file", `M {% include "${canary}" %}`],
    ["without end", endless["six empty loops in each other"] ?? ""],
    ["a name that is none", "{{ no_such_name }}"],
  ])("that were saved with %s leave the commit its default message", async (name, template) => {
    await plant(template);
    const log = await commit(`Nazdar ${name}`);
    expect(log).toMatch(/^app\/po: commit_message: The template .* Our own message takes its place\.$/m);
    expect(remote.git("log", "-1", "--format=%s", "main")).toBe("Translate with Dragoman (Czech)\n");
    expect(remote.git("log", "--format=%B", "main")).not.toContain("the canary");
    expect(remote.show("po/cs.po")).toContain(`Nazdar ${name}`);
  });
});
