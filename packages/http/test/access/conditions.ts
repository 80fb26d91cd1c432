/**
 * Requests under which the conditions of needs hold, by endpoint. An endpoint that is not here is asked as
 * `requirements.ts` says, with no condition. What a case leaves out is as there.
 */
import { gettextFiles, jsonFiles, screenshotForm } from "@dragoman/testing";
import { permissions } from "@dragoman/core/access";
import type { Sql } from "@dragoman/core/database";
import type { Effect } from "effect";
import type { Right } from "../../src/wire/need.ts";
import type { Place, Scene } from "./scene.ts";

/** The open component of the public project, with what the conditions are about. */
export interface Ground extends Place, Omit<Scene["ids"], "newcomer"> {
  /** Who asks: an account with one team that has one role. */
  readonly holder: { readonly id: number; readonly team: number; readonly role: number };
  /** Strings of the source, of a base file, and of a glossary. */
  readonly sourceUnit: number;
  readonly baseUnit: number;
  readonly term: number;
}

export interface Case {
  /** Conditions that hold, in the words of the endpoint. */
  readonly holds: readonly string[];
  readonly body?: object | ((ground: Ground) => object);
  readonly params?: (ground: Ground) => Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly status?: number;
  /** Brings the condition about. */
  readonly before?: (sql: Sql, ground: Ground) => Effect.Effect<unknown, unknown>;
  /** The right is missing only where the request reaches to: the holder has the project of the path. */
  readonly elsewhere?: true;
}

const ownToken = (sql: Sql, { personalToken, holder }: Ground) =>
  sql`update tokens set user_id = ${holder.id} where id = ${personalToken}`;

/** What the request is about becomes the holder's own. Accounts are named in paths, so there is nothing to do. */
export const owning: Readonly<Record<string, (sql: Sql, ground: Ground) => Effect.Effect<unknown, unknown>>> = {
  "users.subscription": (sql, { subscription, holder }) =>
    sql`update subscriptions set user_id = ${holder.id} where id = ${subscription}`,
  "tokens.one": ownToken,
  "tokens.revoke": ownToken,
  "memory.remove": (sql, { memoryId, holder }) =>
    sql`update memory_entries set scope = 'personal', project_id = null, user_id = ${holder.id} where id = ${memoryId}`,
};

/** Makes what the conditions are about in the public project. */
export const prepareGround = async (
  { site, ids }: Scene,
  place: Place,
  repo: string,
): Promise<Omit<Ground, "holder">> => {
  const admin = async (line: string, body?: unknown) => {
    const answer = await site.ask("admin", line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const mono = { filemask: "locales/*.json", template: "locales/en.json", file_format: "json" };
  await site.component(`${place.slug}/mono`, { repo, ...mono });
  const firstOf = async (component: string, language: string): Promise<number> =>
    (await admin(`GET /api/translations/${place.slug}/${component}/${language}/units/`)).results[0].id;
  for (;;) {
    const { results } = await admin(`GET /api/components/${place.slug}/glossary/translations/`);
    if (results.some(({ language }: { language: { code: string } }) => language.code === "cs")) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await admin(`POST /api/translations/${place.slug}/glossary/cs/units/`, { source: "tea", target: "čaj" });
  return {
    ...place,
    ...ids,
    sourceUnit: await firstOf(place.path, "en"),
    baseUnit: await firstOf("mono", "en"),
    term: await firstOf("glossary", "cs"),
  };
};

export const monoFiles = jsonFiles;

const noGlossary = "the component is no glossary";
const glossary = "the component is a glossary";
const inGlossary = () => ({ component: "glossary" });
const words = "text and state are sent";

const superuserOwner: Pick<Case, "before"> = {
  before: (sql) => sql`update users set is_superuser = true where username = 'newcomer'`,
};

const edits: readonly Case[] = [
  { holds: [`${words}, and ${noGlossary}`] },
  { holds: [`${words}, and ${glossary}`], params: ({ term: id }) => ({ id }) },
  {
    holds: [`${words}, and ${noGlossary}`, "the string is approved, or is to be"],
    body: { target: ["Čau."], state: 30 },
  },
  {
    holds: [`${words}, and ${noGlossary}`, "the string is approved, or is to be"],
    before: (sql, { unitId }) => sql`update units set state = 30 where id = ${unitId}`,
  },
  {
    holds: [`${words}, and ${noGlossary}`, `${words} for a string of a base file`],
    params: ({ baseUnit: id }) => ({ id }),
    body: { target: ["Good day"], state: 20 },
  },
  {
    holds: [`${words}, and ${noGlossary}`, `${words}, and the component accepts suggestions by votes`],
    before: (sql, { component }) => sql`update components set suggestion_voting = true, suggestion_autoaccept = 1
      where id = ${component.id}`,
  },
  ...[{ explanation: "A greeting." }, { extra_flags: "ignore-same" }, { labels: [] }].map((body) => ({
    holds: ["`explanation`, `extra_flags` or `labels` are sent"],
    params: ({ sourceUnit: id }: Ground) => ({ id }),
    body,
  })),
];

const form = (fields: Readonly<Record<string, string>>, content: string, name: string) => {
  const made = new FormData();
  for (const [field, value] of Object.entries(fields)) made.append(field, value);
  made.append("file", new Blob([content]), name);
  return made;
};
const po = gettextFiles["po/cs.po"];
const json = jsonFiles["locales/en.json"];
const texts = "`method` is `translate` or `fuzzy`";

const uploads: readonly Case[] = [
  ...["translate", "fuzzy"].map((method) => ({ holds: [texts], body: form({ method }, po, "cs.po"), status: 200 })),
  {
    holds: [texts, `${texts}, and the strings are those of a base file`],
    params: () => ({ component: "mono", language: "en" }),
    body: form({}, json, "en.json"),
    status: 200,
  },
  {
    holds: ["`method` is `approve`, or `conflicts` is `replace-approved`"],
    body: form({ method: "approve" }, po, "cs.po"),
    status: 200,
  },
  {
    holds: [
      texts,
      "`method` is `approve`, or `conflicts` is `replace-approved`",
      "`conflicts` is neither empty nor `ignore`, or `overwrite` names strings",
    ],
    body: form({ conflicts: "replace-approved" }, po, "cs.po"),
    status: 200,
  },
  { holds: ["`method` is `suggest`"], body: form({ method: "suggest" }, po, "cs.po"), status: 200 },
  { holds: ["`method` is `add`"], body: form({ method: "add" }, po, "cs.po"), status: 200 },
  // Whole files are replaced in the background, which is off: plans of that are made at once.
  {
    holds: ["`method` is `replace`"],
    query: "?dry_run=true",
    body: form({ method: "replace" }, po, "cs.po"),
    status: 200,
  },
  {
    holds: ["`method` is `source`"],
    params: () => ({ language: "en" }),
    query: "?dry_run=true",
    body: form({ method: "source" }, gettextFiles["po/app.pot"], "app.pot"),
    status: 200,
  },
  {
    holds: [texts, "`conflicts` is neither empty nor `ignore`, or `overwrite` names strings"],
    body: form({ conflicts: "replace-translated" }, po, "cs.po"),
    status: 200,
  },
  {
    holds: [texts, "`conflicts` is neither empty nor `ignore`, or `overwrite` names strings"],
    body: form({ overwrite: "1" }, po, "cs.po"),
    status: 200,
  },
];

const operations: readonly Case[] = [
  ["`commit`", "commit"],
  ["`pull`", "pull"],
  ["`push`", "push"],
  ...["reset", "cleanup", "file-sync", "file-scan"].map((name) => [
    "`reset` or `cleanup` or `file-sync` or `file-scan`",
    name,
  ]),
].map(([condition, operation]) => ({ holds: [`\`operation\` is ${condition}`], body: { operation } }));

const installed: readonly Case[] = [
  { holds: ["the add-on is on a component"] },
  {
    holds: ["the add-on is on a project"],
    before: (sql, { addonId, project }) =>
      sql`update addons set component_id = null, project_id = ${project.id} where id = ${addonId}`,
  },
  {
    holds: ["the add-on is on the whole site"],
    before: (sql, { addonId }) => sql`update addons set component_id = null, project_id = null where id = ${addonId}`,
  },
];

const shares = "it shares the repository of a component of another project, on that component";
const repo = "dragoman://p-protected/open";
const shared = { name: "Shared", slug: "shared", repo, filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" };

const ofSuperusers = "the account is a superuser's, or becomes one";
const account = { username: "newcomer", full_name: "Newer" };
const ofAnother: Case = { holds: [ofSuperusers], ...superuserOwner, params: () => ({ username: "newcomer" }) };
const tokens: readonly Case[] = [{ holds: [] }, { holds: ["the account is a superuser's"], ...superuserOwner }];

const named = "a project is named whose team it is, on that project";
const team: readonly Case[] = [
  { holds: [] },
  { holds: [named], body: ({ slug }) => ({ name: "New", defining_project: `/api/projects/${slug}/` }) },
];

/** The team of the scene is one that the project made for itself. */
const ownTeam: readonly Case[] = [
  { holds: ["the project made the team for itself, or the team reaches beyond it"] },
  { holds: [], before: (sql, { teamId }) => sql`update teams set internal = false where id = ${teamId}` },
];

export const conditions: Readonly<Record<string, readonly Case[]>> = {
  "units.change": edits,
  "units.replace": edits,
  "units.remove": [{ holds: [noGlossary] }, { holds: [glossary], params: ({ term: id }) => ({ id }) }],
  "translations.addUnit": [{ holds: [noGlossary] }, { holds: [glossary], params: inGlossary }],
  "translations.autotranslate": [
    { holds: [] },
    {
      holds: ["`mode` is `approved`"],
      body: { mode: "approved", filter_type: "todo", auto_source: "others", threshold: 80 },
      status: 200,
    },
  ],
  "files.upload": uploads,
  "files.replace": uploads,
  "projects.operate": operations,
  "components.operate": operations,
  "translations.operate": operations,
  "projects.createComponent": [{ holds: [] }, { holds: [shares], body: shared, status: 201, elsewhere: true }],
  "projects.discover": [{ holds: [] }, { holds: [shares], body: { repo }, status: 200, elsewhere: true }],
  "components.replace": [{ holds: [] }, { holds: [shares], body: shared, status: 200, elsewhere: true }],
  "components.change": [{ holds: [] }, { holds: [shares], body: { repo }, status: 200, elsewhere: true }],
  "components.addTranslation": [
    { holds: [] },
    {
      holds: ["new languages are not added at once by everybody (`new_lang` is not `add`)"],
      before: (sql, { component }) => sql`update components set new_lang = 'contact' where id = ${component.id}`,
      body: { language_code: "fr" },
      // Background work is off.
      status: 400,
    },
  ],
  // Whose it is stands in the body.
  "screenshots.create": [
    {
      holds: [],
      body: ({ slug, path }) => screenshotForm({ project: slug, component: path, language: "cs" }, "new.png"),
      status: 201,
    },
  ],
  "addons.replace": installed,
  "addons.change": installed,
  "addons.remove": installed,
  "addons.install": [
    { holds: [] },
    { holds: ["the add-on works on the whole project"], body: { name: "weblate.removal.comments" } },
    { holds: ["the add-on makes components"], body: { name: "weblate.discovery.discovery" } },
  ],
  "tasks.cancel": [
    { holds: ["it works on a component"] },
    {
      holds: ["it works on no component"],
      before: (sql, { taskId, project }) =>
        sql`update tasks set component_id = null, project_id = ${project.id} where id = ${taskId}::uuid`,
    },
  ],
  "groups.create": team,
  "groups.replace": team,
  "groups.change": team,
  "projectAccess.changeTeam": ownTeam,
  "projectAccess.removeTeam": ownTeam,
  // Teams are there for who is in them, roles for who has them.
  "groups.one": [{ holds: [], params: ({ holder }) => ({ id: holder.team }) }],
  "roles.one": [{ holds: [], params: ({ holder }) => ({ id: holder.role }) }],
  // The scene lets nobody register.
  "accounts.register": [{ holds: [], status: 403 }],
  "accountSessions.list": tokens,
  "accountSessions.endOthers": tokens,
  "accountSessions.end": tokens,
  "accountSessions.setPassword": tokens,
  "accountSessions.acts": tokens,
  "factors.one": tokens,
  "factors.remove": tokens,
  "passkeys.list": tokens,
  "passkeys.one": tokens,
  "passkeys.remove": tokens,
  "identities.list": tokens,
  "identities.one": tokens,
  "identities.unlink": tokens,
  "tokens.list": tokens,
  "tokens.create": tokens,
  "tokens.one": tokens,
  "tokens.revoke": tokens,
  "users.create": [
    { holds: [] },
    { holds: [ofSuperusers], body: { username: "new", full_name: "New", is_superuser: true } },
  ],
  "users.replace": [{ holds: [] }, ofAnother, { holds: [ofSuperusers], body: { ...account, is_superuser: true } }],
  "users.change": [{ holds: [] }, ofAnother, { holds: [ofSuperusers], body: { is_superuser: true } }],
  "users.remove": [{ holds: [] }, ofAnother],
};

/** Permissions that decide what of other things is shown in an answer. */
export const seeing: readonly Right[] = ["vcs.view", "componentlist.edit"];

/** Permissions that endpoints, or all of a noun, ask for something else than whether to let in. */
export const asides: Readonly<Record<string, readonly Right[]>> = {
  // Who manages those of the whole site sees them.
  addons: ["management.addons"],
  // Who keeps the permissions of a project sees its teams.
  groups: ["project.permissions"],
  // Nobody gives what they do not hold, but for those who edit all teams.
  "projectAccess.createTeam": ["group.edit"],
  "projectAccess.roles": permissions,
  // Without it the author that is named counts for nothing.
  files: ["upload.authorship"],
  // They decide for which other strings a translation would be taken over.
  "units.foresee": ["unit.edit", "glossary.edit", "unit.review", "unit.template", "unit.override"],
};
