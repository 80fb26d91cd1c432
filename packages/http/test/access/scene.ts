/**
 * The scene of the matrix: a project of every access, each with an open and a restricted component, and everybody who
 * may come to them. The projects are private first, so that all of them have all of the teams that projects make.
 */
import { accessControl, type Actor, Actors } from "@dragoman/core/access";
import { type ComponentId, LanguageId, ProjectId, TeamId } from "@dragoman/core/ids";
import {
  gettextFiles,
  type GitRemote,
  makeRemote,
  openSite,
  screenshotForm,
  type Site,
  type TestDatabase,
} from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";

export type Access = keyof typeof accessControl;
export const accesses = Object.keys(accessControl) as readonly Access[];

/** The teams that projects make for themselves; one account is a member of each, and of the same team in every project. */
const teams = {
  administration: "Administration",
  review: "Review",
  translate: "Translate",
  sources: "Sources",
  languages: "Languages",
  glossary: "Glossary",
  memory: "Memory",
  screenshots: "Screenshots",
  automatic: "Automatic translation",
  vcs: "VCS",
} as const;

/** Everybody, as the columns of the matrix. */
export const people = [
  "anonymous",
  "newcomer",
  ...(Object.keys(teams) as readonly (keyof typeof teams)[]),
  /** Administers the team Translate, so is in it too. */
  "leader",
  /** In a team that names the restricted components, with the role Translate. */
  "insider",
  /** In the team Administration, and shut out. */
  "blocked",
  /** Tokens of the project and of another one. */
  "token",
  "foreign",
  /** A superuser by a token that is narrowed to unit.edit. */
  "narrowed",
  "admin",
] as const;
export type Person = (typeof people)[number];

/** One place of the scene, with what paths and bodies need. */
export interface Place {
  readonly access: Access;
  readonly slug: string;
  readonly path: string;
  readonly project: { readonly id: ProjectId; readonly accessControl: number };
  readonly component: { readonly id: ComponentId; readonly restricted: boolean };
  /** The project that the component is shared with. */
  readonly linked: { readonly id: ProjectId; readonly accessControl: number };
  /** All of the scene. */
  readonly projects: readonly { readonly id: ProjectId; readonly accessControl: number }[];
  readonly languageId: LanguageId;
  readonly unitId: number;
  readonly changeId: number;
  readonly taskId: string;
  readonly tokenId: number;
  /** An add-on of the component. */
  readonly addonId: number;
  /** The team Translate. */
  readonly teamId: TeamId;
  readonly categoryId: number;
  /** Of the translation into the scene's language, with the name of its image. */
  readonly screenshot: { readonly id: number; readonly file: string };
  /** An entry of the project's memory. */
  readonly memoryId: number;
  /** A component list that holds the component, and a rule of it that nothing fits. */
  readonly list: { readonly id: number; readonly slug: string; readonly ruleId: number };
}

export interface Scene {
  readonly site: Site;
  readonly places: readonly Place[];
  /** Ids by name of what the whole site has once. */
  readonly ids: { readonly newcomer: number; readonly subscription: number; readonly personalToken: number };
  readonly tokenOf: (person: Person, place: Place) => string | undefined;
  readonly actorOf: (person: Person, place: Place) => Promise<Actor>;
  readonly close: () => Promise<void>;
}

interface Remembered {
  readonly id: number;
  readonly origin: string;
  readonly project: number | null;
}

/** The id of an entry of the translation memory, once there is one: it is filled in the background. */
export const remembered = async (site: Site, wanted: (entry: Remembered) => boolean): Promise<number> => {
  for (let patience = 0; patience < 200; patience++) {
    const { results } = (await site.ask("admin", "GET /api/memory/?page_size=1000")).json;
    const found = (results as readonly Remembered[]).find(wanted);
    if (found !== undefined) return found.id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The translation memory stays empty.");
};

/** The access whose project stands for another one. */
export const following = (access: Access): Access =>
  accesses[(accesses.indexOf(access) + 1) % accesses.length] ?? access;

export const openScene = async (database: TestDatabase): Promise<Scene> => {
  const site = await openSite(database);
  const remote: GitRemote = makeRemote(gettextFiles);
  const admin = async (line: string, body?: unknown) => {
    const answer = await site.ask("admin", line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const tokens = new Map<string, string>();
  const enter = async (username: string) => {
    await site.account(username);
    tokens.set(username, `wlu_${username.padStart(36, "0")}`);
    return (await admin(`GET /api/users/${username}/`)).id as number;
  };

  const newcomer = await enter("newcomer");
  const members = new Map<string, number>();
  for (const username of [...Object.keys(teams), "leader", "insider", "blocked"])
    members.set(username, await enter(username));
  tokens.set("admin", `wlu_${"admin".padStart(36, "0")}`);
  tokens.set("narrowed", (await admin("POST /api/users/admin/tokens/", { scopes: ["unit.edit"] })).token);

  const join = (username: string, group_id: number) => admin(`POST /api/users/${username}/groups/`, { group_id });
  const insiders = (await admin("POST /api/groups/", { name: "Insiders", language_selection: 1 })).id;
  await admin(`POST /api/groups/${insiders}/roles/`, { role_id: 8 });
  await join("insider", insiders);

  const places: Place[] = [];
  for (const access of accesses) {
    const slug = `p-${access}`;
    const projectId = (
      await admin("POST /api/projects/", { name: slug, slug, web: "https://example.org/", translation_review: true })
    ).id;
    await admin(`POST /api/projects/${slug}/access/`, { access_control: accessControl.private });
    await admin(`POST /api/projects/${slug}/access/`, { access_control: accessControl[access] });
    const own = (await admin("GET /api/groups/?page_size=1000")).results.filter(
      (team: { defining_project: string | null }) => team.defining_project?.endsWith(`/${slug}/`),
    );
    const teamNamed = (name: string) => own.find((team: { name: string }) => team.name === name).id as number;
    for (const [username, name] of Object.entries(teams)) await join(username, teamNamed(name));
    await admin(`POST /api/groups/${teamNamed("Translate")}/admins/`, { user_id: members.get("leader") });
    await join("blocked", teamNamed("Administration"));
    await admin(`POST /api/projects/${slug}/blocks/`, { username: "blocked" });
    const token = await admin(`POST /api/projects/${slug}/tokens/`, { name: "CI" });
    tokens.set(`token ${access}`, token.token);

    for (const restricted of [false, true]) {
      const path = restricted ? "restricted" : "open";
      const made = await admin(`POST /api/projects/${slug}/components/`, {
        name: path,
        slug: path,
        repo: remote.url,
        filemask: "po/*.po",
        new_base: "po/app.pot",
        file_format: "po",
        manage_units: true,
        disable_autoshare: true,
      });
      await site.settled(`${slug}/${path}`);
      if (restricted) {
        await admin(`PATCH /api/components/${slug}/${path}/`, { restricted: true });
        await admin(`POST /api/groups/${insiders}/components/`, { component_id: made.id });
      }
      const { results: units } = await admin(`GET /api/translations/${slug}/${path}/cs/units/`);
      await admin(`PATCH /api/units/${units[0].id}/`, { target: ["Nazdar."], state: 20 });
      const screenshot = await admin(
        "POST /api/screenshots/",
        screenshotForm({ project: slug, component: path, language: "cs" }, `${slug}-${path}.png`),
      );
      const category = await admin("POST /api/categories/", {
        name: `Category ${path}`,
        slug: `category-${path}`,
        project: `/api/projects/${slug}/`,
      });
      const list = await admin("POST /api/component-lists/", { name: `${slug} ${path}`, slug: `${slug}-${path}` });
      await admin(`POST /api/component-lists/${list.slug}/components/`, { component_id: made.id });
      const rule = await admin(`POST /api/component-lists/${list.slug}/rules/`, {
        project_match: "^none$",
        component_match: "^none$",
      });
      const { results: changes } = await admin(`GET /api/components/${slug}/${path}/changes/`);
      const addon = await admin(`POST /api/components/${slug}/${path}/addons/`, {
        name: "weblate.generate.generate",
        configuration: { filename: "stats.txt", template: "{{ stats.all }}" },
      });
      places.push({
        access,
        slug,
        path,
        project: { id: projectId, accessControl: accessControl[access] },
        component: { id: made.id, restricted },
        linked: { id: ProjectId.make(0), accessControl: 0 },
        projects: [],
        languageId: LanguageId.make(0),
        unitId: units[0].id,
        changeId: changes[0].id,
        taskId:
          String(made.task_url ?? "")
            .split("/")
            .at(-2) ?? "",
        tokenId: token.id,
        addonId: addon.id,
        teamId: TeamId.make(teamNamed("Translate")),
        categoryId: category.id,
        screenshot: { id: screenshot.id, file: `${slug}-${path}.png` },
        memoryId: await remembered(site, (entry) => entry.origin === `${slug}/open` && entry.project === projectId),
        list: { id: list.id, slug: list.slug, ruleId: rule.id },
      });
    }
  }
  for (const { slug, path, access } of places)
    await admin(`POST /api/components/${slug}/${path}/links/`, { project_slug: `p-${following(access)}` });
  const [subscription] = (await admin("GET /api/users/newcomer/notifications/")).results;
  const [personalToken] = (await admin("GET /api/users/newcomer/tokens/")).results;
  const languageId = await site.run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const [language] = yield* sql<{ id: LanguageId }>`select id from languages where code = 'cs'`;
      return language?.id ?? LanguageId.make(0);
    }),
  );

  const tokenOf: Scene["tokenOf"] = (person, { access }) => {
    return tokens.get(
      person === "token" ? `token ${access}` : person === "foreign" ? `token ${following(access)}` : person,
    );
  };
  return {
    site,
    places: places.map((place) => ({
      ...place,
      languageId,
      linked: places.find(({ access }) => access === following(place.access))?.project ?? place.linked,
      projects: places.map((each) => each.project),
    })),
    ids: { newcomer, subscription: subscription.id, personalToken: personalToken.id },
    tokenOf,
    actorOf: (person, place) => {
      const token = tokenOf(person, place);
      return site.run(
        Effect.flatMap(Actors, (actors) => (token === undefined ? actors.anonymous : actors.byToken(token))),
      );
    },
    close: async () => {
      await site.close();
      remote.remove();
    },
  };
};
