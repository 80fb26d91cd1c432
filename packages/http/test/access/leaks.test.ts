/** Whoever may not see a thing cannot tell it from one that does not exist, wherever they look. */
import { databases } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries } from "../../src/handlers/index.ts";
import {
  halfOutsiders,
  mark,
  type Names,
  openWorld,
  outsiders,
  type Person,
  type Secret,
  type World,
} from "./secret.ts";

const database = databases.at(-1);
if (database === undefined) throw new Error("There is always the embedded database.");

/** What `:id` stands for, by the word before it. */
const idNames: Readonly<Record<string, string>> = {
  addons: "addon",
  forges: "forge",
  labels: "label",
  units: "unit",
  changes: "change",
  tasks: "task",
  groups: "group",
  teams: "group",
  categories: "category",
  roles: "role",
  tokens: "token",
  sessions: "session",
  invitations: "invitation",
  passkeys: "passkey",
  identities: "identity",
  notifications: "subscription",
  rules: "rule",
  screenshots: "screenshot",
  memory: "memory",
};

/** An endpoint that names something new stops here until the world has one to show and one to hide. */
const fill = (path: string, names: Names) =>
  path.replace(/([\w-]+\/)?:(\w+)/g, (_, before = "", parameter: string) => {
    const name = parameter === "id" ? (idNames[before.slice(0, -1)] ?? "id") : parameter;
    const value = names[name];
    if (value === undefined) throw new Error(`${path}: say what :${name} is, in the open and in secret (secret.ts).`);
    return `${before}${encodeURIComponent(value)}`;
  });

/** Objects that nobody hides. */
const openToAll = /^\/api\/(roles|languages)\/|^\/exports\/rss\/(language|-\/-)\//;

const endpoints = entries
  .map(({ endpoint }) => ({ method: endpoint.method, path: endpoint.path as string }))
  // What can be asked for is the same on every site.
  .filter(({ path }) => !path.startsWith("/api/docs/"));
/** What is read; a hook acts, even by GET. */
const paths = [
  ...new Set(
    endpoints.filter(({ method, path }) => method === "GET" && !path.startsWith("/hooks/")).map(({ path }) => path),
  ),
];

/** Ways to look for the secret. */
const queries = [
  "",
  "?page_size=1000",
  `?q=${mark}`,
  `?q=project:${mark}-project`,
  `?q=component:hidden-${mark}`,
  "?q=language:gd",
  "?user=insider",
  `?username=bot-${mark}`,
  `?username=insider`,
  "?action=50&action=51",
  "?page=last&page_size=1",
  "?language_code=gd",
];

/** Status and text, of files only their kind and length: archives hold the time. */
const readAnswer = async (response: Response) => {
  const type = response.headers.get("content-type") ?? "";
  const text = type.startsWith("application/zip")
    ? `${(await response.arrayBuffer()).byteLength} bytes`
    : await response.text();
  // The token that asks is used by asking.
  const lasting = text.replace(/"last_used":"[^"]*"/g, '"last_used":null');
  return { status: response.status, text: lasting, headers: [...response.headers] };
};

/** Where two answers part, in a few words; undefined where they do not. */
const difference = (line: string, a: unknown, b: unknown) => {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  if (one === other) return undefined;
  const at = [...one].findIndex((sign, index) => sign !== other[index]);
  return { line, one: one.slice(Math.max(0, at - 100), at + 60), other: other.slice(Math.max(0, at - 100), at + 60) };
};

let world: World;
let secret: Secret;
const walk = async (person: Person, asked: readonly string[] = queries) => {
  const seen = new Map<string, Awaited<ReturnType<typeof readAnswer>>>();
  for (const path of paths)
    for (const query of asked) {
      const line = `GET ${fill(path, world.open)}${query}`;
      seen.set(line, await readAnswer(await world.request(person, line)));
    }
  return seen;
};
const before = new Map<Person, Awaited<ReturnType<typeof walk>>>();

beforeAll(async () => {
  world = await openWorld(database);
  for (const person of outsiders) before.set(person, await walk(person));
  secret = await world.plant();
}, 300_000);
afterAll(() => world.close());

describe.each(outsiders)("to %s", (person) => {
  it("every answer is what it was before there was a secret", async () => {
    const changes = [...(await walk(person))].map(([line, answer]) =>
      difference(line, before.get(person)?.get(line), answer),
    );
    expect(changes.filter((change) => change !== undefined)).toEqual([]);
  }, 120_000);
});

describe.each([...outsiders, ...halfOutsiders])("to %s", (person) => {
  it("no answer names the secret", async () => {
    const naming = [...(await walk(person))].filter(
      ([line, { text }]) =>
        text
          .replaceAll(decodeURIComponent(line.slice(4)), "")
          .replaceAll(line.slice(4), "")
          .includes(mark) && !line.includes(mark),
    );
    expect(naming).toEqual([]);
  }, 120_000);

  it("what is hidden answers every request as what is absent, and takes the database the same work", async () => {
    const wrong: unknown[] = [];
    const absent = {
      ...Object.fromEntries(
        Object.entries(secret.hidden).map(([name, value]) => [
          name,
          typeof value === "number" ? 2_000_000_000 : "absent",
        ]),
      ),
      user: 1,
      // What can be drawn is the same everywhere.
      badge: secret.hidden["badge"] ?? "",
      task: "00000000-0000-4000-8000-000000000000",
    };
    /** The words of the request, which answers may repeat, out of the text. */
    const plain = (text: string, names: Names) =>
      Object.values(names).reduce<string>(
        (rest, name) => (String(name).length < 3 ? rest : rest.replaceAll(String(name), "…")),
        text,
      );
    for (const { method, path } of endpoints) {
      if (!path.includes(":") || openToAll.test(path)) continue;
      // Who is blocked still knows the teams that he is in.
      if (person === "blocked" && path.startsWith("/api/groups/")) continue;
      for (const names of [secret.hidden, secret.restricted]) {
        if (names === secret.restricted && !/:component|:list|(units|changes|tasks|memory)\/:id/.test(path)) continue;
        const nothing = names === secret.hidden ? absent : { ...absent, project: "open" };
        const body = method === "GET" ? undefined : {};
        const answer = async (each: Names) => {
          world.statements();
          const response = await world.request(person, `${method} ${fill(path, each)}`, body);
          const { status, text, headers } = await readAnswer(response);
          return [status, plain(text, each), headers, world.statements()];
        };
        const compare = async () => difference(`${method} ${path}`, await answer(names), await answer(nothing));
        // Between the two the account of who asks may be read again, which is no difference that stays.
        let parting = await compare();
        for (let time = 0; parting !== undefined && time < 3; time++) parting = await compare();
        if (parting !== undefined) wrong.push(parting);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

describe("what a request names in its body or query is hidden as if it were absent", () => {
  const bodies: readonly (readonly [person: Person, line: string, hidden: () => object, absent: () => object])[] = [
    [
      "opener",
      "POST /api/components/open/app/links/",
      () => ({ project_slug: `${mark}-project` }),
      () => ({ project_slug: "absent" }),
    ],
    [
      "opener",
      "POST /api/projects/open/blocks/",
      () => ({ username: secret.hidden["username"] }),
      () => ({ username: "absent" }),
    ],
    [
      "opener",
      "POST /api/projects/open/components/",
      () => linked(`${mark}-project/hidden-${mark}`),
      () => linked("absent/absent"),
    ],
    ["opener", "POST /api/projects/open/components/", () => linked(`open/closed-${mark}`), () => linked("open/absent")],
    [
      "grouper",
      "POST /api/groups/",
      () => ({ name: "G", defining_project: `/api/projects/${mark}-project/` }),
      () => ({ name: "G", defining_project: "/api/projects/absent/" }),
    ],
    [
      "grouper",
      "POST /api/groups/4/projects/",
      () => ({ project_id: secret.ids.project }),
      () => ({ project_id: 2_000_000_000 }),
    ],
    [
      "grouper",
      "POST /api/groups/4/components/",
      () => ({ component_id: secret.ids.component }),
      () => ({ component_id: 2_000_000_000 }),
    ],
    [
      "grouper",
      "POST /api/groups/4/components/",
      () => ({ component_id: secret.ids.restricted }),
      () => ({ component_id: 2_000_000_000 }),
    ],
    [
      "opener",
      "POST /api/categories/",
      () => ({ name: "N", slug: "n", project: `/api/projects/${mark}-project/` }),
      () => ({ name: "N", slug: "n", project: "/api/projects/absent/" }),
    ],
    [
      "opener",
      "POST /api/categories/",
      () => ({
        name: "N",
        slug: "n",
        project: "/api/projects/open/",
        category: `/api/categories/${secret.ids.category}/`,
      }),
      () => ({ name: "N", slug: "n", project: "/api/projects/open/", category: "/api/categories/200000000/" }),
    ],
    [
      "opener",
      "PATCH /api/components/open/app/",
      () => ({ category: `/api/categories/${secret.ids.category}/` }),
      () => ({ category: "/api/categories/200000000/" }),
    ],
    [
      "opener",
      "POST /api/screenshots/",
      () => ({ project_slug: `${mark}-project`, component_slug: `hidden-${mark}`, language_code: "cs" }),
      () => ({ project_slug: "absent", component_slug: "absent", language_code: "cs" }),
    ],
    [
      "opener",
      "POST /api/screenshots/",
      () => ({ project_slug: "open", component_slug: `closed-${mark}`, language_code: "cs" }),
      () => ({ project_slug: "open", component_slug: "absent", language_code: "cs" }),
    ],
    [
      "grouper",
      "POST /api/groups/4/componentlists/",
      () => ({ component_list_id: secret.ids.list }),
      () => ({ component_list_id: 2_000_000_000 }),
    ],
    [
      "opener",
      "POST /api/users/newcomer/groups/",
      () => ({ group_id: secret.hidden["group"] }),
      () => ({ group_id: 2_000_000_000 }),
    ],
  ];
  const linked = (place: string) => ({
    name: "L",
    slug: "l",
    repo: `dragoman://${place}`,
    filemask: "po/*.po",
    file_format: "po",
    new_base: "po/app.pot",
  });
  const answer = async (person: Person, line: string, body?: object) => {
    const { status, text } = await readAnswer(await world.request(person, line, body));
    const words = body === undefined ? [] : Object.values(body).map(String);
    return [status, words.reduce((rest, word) => (word === "" ? rest : rest.replaceAll(word, "…")), text)];
  };

  it.each(bodies.map((each, index) => [each[0], each[1], index] as const))(
    "%s: %s (%i)",
    async (person, line, index) => {
      const [, , hidden, absent] = bodies[index] ?? [];
      const [there, gone] = [await answer(person, line, hidden?.()), await answer(person, line, absent?.())];
      expect(there).toEqual(gone);
      expect(gone[0]).toBe(400);
    },
  );

  it.each([
    ["peopler", "GET /api/users/newcomer/access/?permission=unit.edit&object=HIDDEN"],
    ["opener", "DELETE /api/components/open/app/links/HIDDEN/"],
    ["peopler", "DELETE /api/users/newcomer/tokens/HIDDEN/"],
  ] as const)("%s: %s", async (person, line) => {
    const there = await answer(person, line.replace("HIDDEN", `${mark}-project`));
    expect(there).toEqual(await answer(person, line.replace("HIDDEN", "absent")));
    expect(there[0]).toBe(404);
  });
});

describe("when the secret is gone again", () => {
  beforeAll(() => world.uproot());

  it.each(outsiders)("%s never heard of it", async (person) => {
    const changes = [...(await walk(person, ["", "?page_size=1000"]))]
      .filter(([line]) => !line.includes("insider"))
      .map(([line, answer]) => difference(line, before.get(person)?.get(line), answer));
    expect(changes.filter((change) => change !== undefined)).toEqual([]);
  });
});
