/** The site that is asked: projects with real content, everybody who may come, and names of all that can be named. */
import { kinds } from "@dragoman/core/addons";
import { gettextFiles, jsonFiles } from "../catalogues.ts";
import { type GitRemote, makeRemote } from "../gitRemote.ts";
import { images, screenshotForm } from "../images.ts";
import { adminToken } from "../processes/serverProcess.ts";

/** Without an account, an ordinary one, one that the project shuts out, its administrator, its token, a superuser. */
export const people = ["anonymous", "translator", "blocked", "manager", "project", "root"] as const;
export type Person = (typeof people)[number];

export interface Names {
  readonly tokens: Readonly<Record<Person, string | undefined>> & { readonly manager: string };
  /** By parameter, and ids by the word before them. */
  readonly path: Readonly<Record<string, readonly (string | number)[]>>;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly fields: Readonly<Record<string, readonly unknown[]>>;
  readonly files: readonly Uint8Array[];
}

export interface World {
  /** Names of what is there: requests may have taken all of it away, then it is made anew under other names. */
  readonly names: () => Promise<Names>;
  readonly remove: () => void;
}

// oxlint-disable-next-line typescript/no-explicit-any -- bodies of every shape
type Json = any;

const searches = [
  "state:<translated",
  "is:pending OR has:comment",
  'source:r"^H.*o"',
  "NOT (hello AND id:1)",
  "changed:>2020-01-01 changed_by:manager",
  "(((",
  'source:r"("',
  "check:same language:cs",
];

/** Those of the files twice as often. */
const languages = ["cs", "cs", "de", "en", "he"];

export const openWorld = (url: () => string): World => {
  /** One for each making: what is removed and pushed in one would be missing in the next. */
  const remotes: GitRemote[] = [];
  let generation = 0;
  let made: Names | undefined;

  const ask = async (line: string, body?: unknown, token = adminToken) => {
    const [method = "GET", path = "/"] = line.split(" ");
    const isForm = body instanceof FormData;
    const response = await fetch(url() + path, {
      method,
      headers: { authorization: `Token ${token}`, ...(isForm ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, text };
  };
  const admin = async (line: string, body?: unknown): Promise<Json> => {
    const { status, text } = await ask(line, body);
    if (status >= 400) throw new Error(`The world cannot be made: ${line} answered ${status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
  /** The first item of a list that is meant, on whichever page. */
  const found = async (path: string, isMeant: (item: Json) => boolean): Promise<Json> => {
    const { results, next } = await admin(`GET ${path}`);
    const item = (results as Json[]).find(isMeant);
    if (item !== undefined) return item;
    if (next === null) throw new Error(`The world cannot be made: ${path} has no such item`);
    return found(next.slice(url().length), isMeant);
  };
  const settled = async (component: string) => {
    while ((await admin(`GET /api/components/${component}/`)).task_url !== null)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };

  /** Generated requests of an administrator remove languages, too. */
  const restoreLanguage = async (code: string) => {
    if ((await ask(`GET /api/languages/${code}/`)).status !== 404) return;
    const plural = { number: 2, formula: "n != 1" };
    await admin("POST /api/languages/", { code, name: code, direction: "ltr", plural });
  };

  const make = async (): Promise<Names> => {
    const n = ++generation;
    for (const code of new Set(languages)) await restoreLanguage(code);
    const project = `fuzz-${n}`;
    const remote = makeRemote({ ...gettextFiles, ...jsonFiles });
    remotes.push(remote);
    const user = async (name: string, more: object = {}) => {
      const username = `${name}-${n}`;
      const { id } = await admin("POST /api/users/", {
        username,
        full_name: name,
        email: `${username}@example.org`,
        ...more,
      });
      const token = await admin(`POST /api/users/${username}/tokens/`, {});
      return { id, username, token: token.token as string, tokenId: token.id as number };
    };
    await admin("POST /api/projects/", { name: project, slug: project, web: "https://example.org/" });
    await admin("POST /api/projects/", { name: `hidden ${n}`, slug: `hidden-${n}`, web: "https://example.org/" });
    await admin(`POST /api/projects/hidden-${n}/access/`, { access_control: 100 });
    const gettext = { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po", manage_units: true };
    const json = { filemask: "locales/*.json", template: "locales/en.json", file_format: "json" };
    const component = async (at: string, slug: string, fields: object): Promise<number> => {
      const whole = { name: slug, slug, repo: remote.url, push: remote.url, disable_autoshare: true, ...fields };
      const { id } = await admin(`POST /api/projects/${at}/components/`, whole);
      await settled(`${at}/${slug}`);
      return id;
    };
    const components = [await component(project, "po", gettext), await component(project, "json", json)];
    await component(`hidden-${n}`, "po", gettext);

    const [translator, blocked, manager, root] = [
      await user("translator"),
      await user("blocked"),
      await user("manager"),
      await user("root", { is_superuser: true }),
    ];
    const own = await found("/api/groups/?page_size=1000", ({ name, defining_project }) => {
      return name === "Administration" && defining_project?.endsWith(`/${project}/`);
    });
    await admin(`POST /api/users/${manager.username}/groups/`, { group_id: own.id });
    await admin(`POST /api/projects/${project}/blocks/`, { username: blocked.username });
    const bot = await admin(`POST /api/projects/${project}/tokens/`, { name: "CI" });
    const team = await admin("POST /api/groups/", { name: `Team ${n}` });
    const role = await admin("POST /api/roles/", { name: `Role ${n}`, permissions: ["unit.edit"] });
    const category = await admin("POST /api/categories/", {
      name: "Apps",
      slug: "apps",
      project: `/api/projects/${project}/`,
    });
    const label = await admin(`POST /api/projects/${project}/labels/`, { name: "Label", color: "red" });
    const list = `list-${n}`;
    await admin("POST /api/component-lists/", { name: list, slug: list });
    const rule = await admin(`POST /api/component-lists/${list}/rules/`, {
      project_match: "^x$",
      component_match: "y",
    });
    const addon = await admin(`POST /api/components/${project}/po/addons/`, { name: "weblate.gettext.customize" });
    const { results: units } = await admin(`GET /api/translations/${project}/po/cs/units/`);
    for (const { id, target } of units)
      await admin(`PATCH /api/units/${id}/`, { target: target.map(() => "Nazdar %d."), state: 20 });
    const shot = await admin(
      "POST /api/screenshots/",
      screenshotForm({ project, component: "po", language: "cs" }, `shot-${n}.png`),
    );
    const changes: Json[] = (await admin(`GET /api/projects/${project}/changes/`)).results;
    const tasks = await admin(`POST /api/components/${project}/po/repository/`, { operation: "commit" });
    const subscriptions = (await admin(`GET /api/users/${translator.username}/notifications/`)).results;
    const memory: Json[] = (await admin("GET /api/memory/")).results;
    const ids = (items: readonly Json[]) => items.slice(0, 5).map(({ id }) => id as number);
    const usernames = [translator.username, blocked.username, manager.username, root.username];
    const projectUrl = `/api/projects/${project}/`;
    return {
      tokens: {
        anonymous: undefined,
        translator: translator.token,
        blocked: blocked.token,
        manager: manager.token,
        project: bot.token,
        root: root.token,
      },
      path: {
        project: [...Array.from({ length: 7 }, () => project), `hidden-${n}`],
        component: ["po", "po", "po", "json", "glossary"],
        language: languages,
        username: usernames,
        user: [translator.id, manager.id],
        users: [translator.id],
        units: ids(units),
        unit: ids(units),
        changes: ids(changes),
        tasks: [
          String(tasks?.task_url ?? "")
            .split("/")
            .at(-2) ?? "none",
          "00000000-0000-4000-8000-000000000000",
        ],
        groups: [team.id, own.id],
        roles: [role.id, 8],
        projects: [project],
        components: components,
        componentlists: [list],
        languages,
        list: [list],
        rules: [rule.id],
        slug: [`hidden-${n}`],
        addons: [addon.id],
        screenshots: [shot.id],
        file: [`shot-${n}.png`],
        memory: ids(memory),
        categories: [category.id],
        tokens: [translator.tokenId, bot.id],
        notifications: ids(subscriptions),
      },
      query: {
        q: [...searches, "hello", project],
        page: ["1", "2", "last", "0", "-1"],
        page_size: ["1", "1000", "100000", "0", "x"],
        format: ["json", "api", "csv", "po", "xliff", "tmx", "json-nested", "zip", "zip:csv", "xlsx", "html"],
        user: usernames,
        username: usernames,
        action: ["2", "59", "9999"],
        timestamp_after: ["2026-01-01", "2026-01-01T00:00:00Z", "yesterday"],
        timestamp_before: ["2026-12-01"],
        language_code: languages,
        dry_run: ["true", "1"],
        plan: ["none"],
        permission: ["unit.edit", "project.edit", "user.edit"],
        object: [project, `${project}/po`, `${project}/po/cs`],
      },
      fields: {
        project: [projectUrl],
        defining_project: [projectUrl],
        project_slug: [project, `hidden-${n}`],
        component_slug: ["po", "json"],
        language_code: languages,
        language: languages,
        source_language: ["en", { code: "en" }],
        category: [`/api/categories/${category.id}/`, null],
        username: [...usernames, `new-${n}`],
        user_id: [translator.id, manager.id],
        group_id: [team.id, own.id],
        role_id: [role.id],
        component_id: components,
        component: components,
        component_list_id: [list],
        project_id: [1, 2],
        unit_id: ids(units),
        labels: [[label.id]],
        repo: [remote.url, `dragoman://${project}/po`, "file:///nowhere", "local:"],
        push: [remote.url, ""],
        branch: ["main", "", "other"],
        filemask: ["po/*.po", "locales/*.json", "auto", "*.po"],
        new_base: ["po/app.pot", ""],
        template: ["locales/en.json", ""],
        file_format: ["po", "json", "csv", "auto", "xliff", "xlsx"],
        slug: [`new-${n}`, "other", "po"],
        name: kinds.map(({ id }) => `weblate.${id}`).concat("A name", "Label"),
        configuration: [{}, { filename: "stats.txt", template: "{{ stats.all }}" }, { width: 77 }],
        target: [["Ahoj"], ["one", "few", "many"], "text"],
        state: [0, 10, 20, 30],
        operation: ["commit", "pull", "push", "reset", "cleanup", "file-sync", "file-scan"],
        permissions: [["unit.edit"], ["screenshot.add", "vcs.view"]],
        scopes: [["unit.edit"], null],
        check_flags: ["", "max-length:10", "read-only"],
        extra_flags: ["", "max-length:10", "python-format"],
        commit_message: ["", "By {{ author_name }}", "{% if x %}"],
        method: ["translate", "replace", "add", "suggest", "source", "fuzzy"],
        web: ["https://example.org/"],
        email: [`new-${n}@example.org`],
        access_control: [0, 0, 0, 1],
        is_active: [true],
        enable_hooks: [true],
        is_superuser: [false],
        restricted: [false],
        lock: [false],
      },
      files: [
        ...Object.values({ ...gettextFiles, ...jsonFiles }).map((text) => new TextEncoder().encode(text)),
        ...Object.values(images),
        new TextEncoder().encode('"location","source","target"\n"","Hello","Ahoj"\n'),
        new TextEncoder().encode("PK\u0003\u0004 no archive"),
      ],
    };
  };

  /** Whether there is still something to ask for, and somebody who may. */
  const lives = async ({ tokens, path }: Names) => {
    const [project] = path["project"] ?? [];
    for (const person of people)
      if ((await ask("GET /api/", undefined, tokens[person] ?? adminToken)).status !== 200) return false;
    for (const line of [`GET /api/translations/${project}/po/cs/`, `GET /api/components/${project}/json/`])
      if ((await ask(line)).status !== 200) return false;
    const settings = { access_control: 0 };
    return (await ask(`POST /api/projects/${project}/access/`, settings, tokens.manager)).status === 200;
  };

  return {
    names: async () => {
      if (made === undefined || !(await lives(made))) made = await make();
      return made;
    },
    remove: () => remotes.forEach((remote) => remote.remove()),
  };
};
