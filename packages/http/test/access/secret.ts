/**
 * A world that outsiders see, and what is planted beside it in secret: a private project, and a restricted component in
 * the open one. Every name and text of the secret holds the mark; nothing else does.
 */
import { accessControl } from "@dragoman/core/access";
import {
  checked,
  gettextFiles,
  makeRemote,
  openSite,
  recordStatements,
  screenshotForm,
  type Site,
  type TestDatabase,
} from "@dragoman/testing";
import { makeApp } from "../../src/index.ts";
import { remembered } from "./scene.ts";

export const mark = "zqxmark";

/** Who may see the open project in different ways, and nothing of the secret. */
export const outsiders = ["anonymous", "newcomer", "opener", "bot"] as const;
/** They too, though they see who else is a user, or in a team of the secret that shuts them out. */
export const halfOutsiders = ["peopler", "blocked"] as const;
export type Person = (typeof outsiders)[number] | (typeof halfOutsiders)[number] | "grouper";

/** What fills the parameters of paths. */
export type Names = Readonly<Record<string, string | number>>;

export interface World {
  readonly site: Site;
  readonly request: (person: Person, line: string, body?: unknown) => Promise<Response>;
  /** What the requests since the last call asked of the database. */
  readonly statements: () => readonly string[];
  readonly open: Names;
  readonly plant: () => Promise<Secret>;
  /** Takes the secret away again, as people do. */
  readonly uproot: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Secret {
  /** Names of the private project's things, and of the restricted component's. */
  readonly hidden: Names;
  readonly restricted: Names;
  readonly ids: {
    readonly project: number;
    readonly component: number;
    readonly restricted: number;
    readonly list: number;
    readonly category: number;
  };
}

const marked = (text: string) =>
  text.replaceAll(/(msgid|msgstr(?:\[\d\])?|msgid_plural) "([^"\\]+)"/g, `$1 "$2 ${mark}"`);
const secretFiles = {
  [`po/${mark}.pot`]: marked(gettextFiles["po/app.pot"]),
  "po/cs.po": marked(gettextFiles["po/cs.po"]),
  "po/gd.po": marked(gettextFiles["po/cs.po"].replace("Language: cs", "Language: gd")),
};

export const openWorld = async (database: TestDatabase): Promise<World> => {
  const site = await openSite(database);
  const remote = makeRemote(gettextFiles);
  const secretRemote = makeRemote(secretFiles);
  const tokens = new Map<string, string>();
  const recorded = recordStatements(site.services);
  const app = checked(
    makeApp(recorded.services, {
      siteUrl: "https://site.example",
      apiRateLimitAnon: "off",
      apiRateLimitUser: "off",
      openRateLimit: "off",
      pagesRateLimit: "off",
    }),
  );

  const admin = async (line: string, body?: unknown) => {
    const answer = await site.ask("admin", line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  for (const username of ["newcomer", "opener", "peopler", "grouper", "blocked", "insider"]) {
    await site.account(username);
    tokens.set(username, `wlu_${username.padStart(36, "0")}`);
  }
  const join = (username: string, group_id: number) => admin(`POST /api/users/${username}/groups/`, { group_id });
  const list = async (slug: string, ...components: readonly number[]) => {
    await admin("POST /api/component-lists/", { name: slug, slug });
    for (const component_id of components)
      await admin(`POST /api/component-lists/${slug}/components/`, { component_id });
  };
  const administrationOf = async (slug: string): Promise<number> =>
    (await admin("GET /api/groups/?page_size=1000")).results.find(
      (team: { name: string; defining_project: string | null }) =>
        team.name === "Administration" && team.defining_project?.endsWith(`/${slug}/`),
    ).id;
  for (const [username, permissions] of [
    ["peopler", ["user.edit"]],
    ["grouper", ["group.edit", "role.edit"]],
  ] as const) {
    const role = await admin("POST /api/roles/", { name: username, permissions });
    const group = await admin("POST /api/groups/", { name: username });
    await admin(`POST /api/groups/${group.id}/roles/`, { role_id: role.id });
    await join(username, group.id);
  }

  /** Makes a component, has its first string translated by `username`, and answers what its paths need. */
  const component = async (
    project: string,
    slug: string,
    settings: object,
    username: string,
  ): Promise<{ readonly id: number; readonly names: Names }> => {
    const made = await admin(`POST /api/projects/${project}/components/`, {
      name: slug,
      slug,
      filemask: "po/*.po",
      file_format: "po",
      disable_autoshare: true,
      ...settings,
    });
    await site.settled(`${project}/${slug}`);
    const [unit] = (await admin(`GET /api/translations/${project}/${slug}/cs/units/`)).results;
    await site.ask(username, `PATCH /api/units/${unit.id}/`, { target: [`Nazdar ${slug}.`], state: 20 });
    const [change] = (await admin(`GET /api/components/${project}/${slug}/changes/`)).results;
    const addon = await admin(`POST /api/components/${project}/${slug}/addons/`, {
      name: "weblate.generate.generate",
      configuration: { filename: `${slug}.txt`, template: slug },
    });
    const file = `${slug}.png`;
    const shot = screenshotForm({ project, component: slug, language: "cs" }, file);
    const { id: screenshot } = await admin("POST /api/screenshots/", shot);
    await admin(`POST /api/screenshots/${screenshot}/units/`, { unit_id: unit.id });
    const names = {
      addon: addon.id,
      screenshot,
      file,
      project,
      component: slug,
      language: "cs",
      unit: unit.id,
      change: change.id,
      memory: await remembered(site, (entry) => entry.origin === `${project}/${slug}`),
      task: made.task_url.split("/").at(-2),
    };
    return { id: made.id, names };
  };

  await admin("POST /api/projects/", { name: "Open", slug: "open", web: "https://open.example.org/" });
  const opened = await component("open", "app", { repo: remote.url, new_base: "po/app.pot" }, "opener");
  await join("opener", await administrationOf("open"));
  await list("open", opened.id);
  const category = async (project: string, slug: string) =>
    (await admin("POST /api/categories/", { name: slug, slug, project: `/api/projects/${project}/` })).id as number;
  const openCategory = await category("open", "apps");
  const known = { host: "forge.example", kind: "gitea", token: "a secret of a forge" };
  const { id: openForge } = await admin("POST /api/projects/open/forges/", known);
  const { id: openLabel } = await admin("POST /api/projects/open/labels/", { name: "open", color: "blue" });
  const bot = await admin("POST /api/projects/open/tokens/", { name: "CI" });
  tokens.set("bot", bot.token);

  await site.settled("open/glossary");
  // Reading files commits what is pending, which shows: that is done now.
  await site.ask("admin", "GET /api/components/open/app/file/");

  const plant = async (): Promise<Secret> => {
    const slug = `${mark}-project`;
    const { id: project } = await admin("POST /api/projects/", {
      name: `Project ${mark}`,
      slug,
      web: `https://${mark}.example.org/`,
      instructions: mark,
    });
    await admin(`POST /api/projects/${slug}/access/`, { access_control: accessControl.private });
    const group = await administrationOf(slug);
    await join("insider", group);
    await join("blocked", group);
    await admin(`POST /api/projects/${slug}/blocks/`, { username: "blocked" });
    const { id: forge } = await admin(`POST /api/projects/${slug}/forges/`, known);
    const { id: label } = await admin(`POST /api/projects/${slug}/labels/`, { name: mark, color: "red" });
    const token = await admin(`POST /api/projects/${slug}/tokens/`, { name: mark });
    const hiddenCategory = await category(slug, `category-${mark}`);
    const settings = { repo: secretRemote.url, new_base: `po/${mark}.pot` };
    const secret = await component(slug, `hidden-${mark}`, settings, "insider");
    // Restricted from its first moment: what was open for a while is known.
    const closed = await component("open", `closed-${mark}`, { ...settings, restricted: true }, "admin");
    await admin("POST /api/components/open/app/links/", { project_slug: slug });
    for (const component_id of [secret.id, closed.id])
      await admin("POST /api/component-lists/open/components/", { component_id });
    await admin("POST /api/component-lists/open/rules/", { project_match: mark, component_match: mark });
    await list(`hidden-${mark}`, secret.id);
    await list(`closed-${mark}`, closed.id);
    const nothing = { project_match: "nothing", component_match: mark };
    const rule = await admin(`POST /api/component-lists/hidden-${mark}/rules/`, nothing);
    const lists = await admin("GET /api/component-lists/?page_size=1000");
    const listId = lists.results.find((each: { slug: string }) => each.slug === `hidden-${mark}`).id;
    const username = token.user.split("/").at(-2);
    const host = `${mark}.example`;
    const shared = {
      rule: rule.id,
      group,
      forge,
      label,
      badge: "multi-auto.svg",
      check: "same",
      token: token.id,
      username,
      user: 1,
      subscription: 1,
      session: 1,
      invitation: 1,
      passkey: 1,
      identity: 1,
      provider: "none",
      key: project,
      slug,
      host,
    };
    return {
      hidden: { ...secret.names, ...shared, list: `hidden-${mark}`, category: hiddenCategory },
      restricted: { ...closed.names, ...shared, list: `closed-${mark}` },
      ids: { project, component: secret.id, restricted: closed.id, list: listId, category: hiddenCategory },
    };
  };

  const uproot = async () => {
    await admin(`DELETE /api/components/open/closed-${mark}/`);
    await admin(`DELETE /api/projects/${mark}-project/`);
    for (const slug of [`hidden-${mark}`, `closed-${mark}`]) await admin(`DELETE /api/component-lists/${slug}/`);
    await admin("DELETE /api/users/insider/");
  };

  return {
    site,
    request: (person, line, body) => {
      const [method = "GET", path = "/"] = line.split(" ");
      const token = tokens.get(person);
      const headers = {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
      };
      const sent = body === undefined ? null : JSON.stringify(body);
      return app.fetch(new Request(`https://site.example${path}`, { method, headers, body: sent }));
    },
    statements: recorded.take,
    open: {
      ...opened.names,
      username: "insider",
      list: "open",
      category: openCategory,
      forge: openForge,
      label: openLabel,
      badge: "multi-auto.svg",
      check: "same",
      group: 3,
      role: 6,
      rule: 1,
      subscription: 1,
      session: 1,
      invitation: 1,
      passkey: 1,
      identity: 1,
      provider: "none",
      token: bot.id,
      user: 1,
      key: 1,
      slug: "nothing",
      host: "github.com",
    },
    plant,
    uproot,
    close: async () => {
      await site.close();
      remote.remove();
      secretRemote.remove();
    },
  };
};
