/**
 * What every endpoint asks of its caller, in the words of `outcomes.ts`. An endpoint without a line here fails the test.
 * `body` is one that the endpoint takes; `status` is the answer to it. Where the answer would take git, the body of those
 * who are let in is broken instead, which answers 400: what counts is that they got as far.
 */
import { hookServices } from "@dragoman/core/hooks";
import { statusPermissions } from "@dragoman/core/repository";
import {
  all,
  byGit,
  component,
  componentOfProject,
  everybody,
  globally,
  keepsMembers,
  namesEdited,
  namesSeen,
  openComponent,
  openToAll,
  namesTranslation,
  keepsMemory,
  knowsNewcomer,
  memoryOf,
  isNewcomer,
  newcomer,
  project,
  type Requirement,
  seesAdministration,
  seesComponent,
  seesLinked,
  seesList,
  seesProject,
  seesSomething,
  seesTeam,
  signedIn,
  superuser,
  team,
  translation,
  whole,
} from "./outcomes.ts";
import { following, type Place, type Scene } from "./scene.ts";

type Body = object | ((place: Place, ids: Scene["ids"]) => object);

export interface Line {
  /** What the path and the caller's rights depend on; the matrix has a row for each. */
  readonly of: "site" | "project" | "component";
  readonly asks: Requirement;
  readonly status: number;
  readonly body?: Body;
  /** Whether writes are taken without an account. */
  readonly open?: boolean;
  /** Parameters of the path beyond the scene's usual ones. */
  readonly path?: (place: Place, ids: Scene["ids"]) => Readonly<Record<string, string | number>>;
}

const line = (of: Line["of"], asks: Requirement, status: number, body?: Body, path?: Line["path"]): Line => ({
  of,
  asks,
  status,
  ...(body === undefined ? {} : { body }),
  ...(path === undefined ? {} : { path }),
});

/** Takes writes without an account too. */
const open = (of: Line): Line => ({ ...of, open: true });

/** Where who is let in is answered that the body cannot be read. */
const refusedBody = 400;
const operation = { operation: "push" };
const badge: Line["path"] = () => ({ badge: "svg-badge.svg" });
const unitId: Line["path"] = ({ unitId: id }) => ({ id });
const addonId: Line["path"] = ({ addonId: id }) => ({ id });
const memoryId: Line["path"] = ({ memoryId: id }) => ({ id });
const teamId: Line["path"] = ({ teamId: id }) => ({ id });
const role: Line["path"] = () => ({ id: 1 });
const subscription: Line["path"] = (_, { subscription: id }) => ({ id });
const settings = { name: "New", slug: "new", repo: "https://example.org/x.git", filemask: "*.po", file_format: "po" };
const newPassword = "a mountain behind the lake";
const newAccount = { username: "new", full_name: "New", email: "new@example.org", password: newPassword };
const keepsProject = project("project.permissions");
const keepsTokens = all(keepsProject, whole);
// The team of the scene is one that the project made for itself.
const changesOwnTeam = all(keepsProject, globally("group.edit"));
const managesUsers = globally("user.edit");
const managesTeam = team(globally("group.edit"));
const managesTeams = globally("group.edit");
const managesSite = globally("management.use");
const managesRoles = globally("role.edit");
const categoryId: Line["path"] = ({ categoryId: id }) => ({ id });
const screenshot: Line["path"] = ({ screenshot: { id } }) => ({ id });
const managesLists = globally("componentlist.edit");
const list: Line["path"] = ({ list: { slug } }) => ({ list: slug });
const managesLanguages = globally("language.edit");

export const requirements: Readonly<Record<string, Line>> = {
  "GET /api/": line("site", everybody, 200),
  "GET /api/schema/": line("site", everybody, 200),
  "GET /api/docs/": line("site", everybody, 200),
  "GET /api/docs/:noun/": line("site", everybody, 200, undefined, () => ({ noun: "units" })),

  "GET /api/languages/": line("site", everybody, 200),
  "POST /api/languages/": line("site", managesLanguages, 201, {
    code: "xx-new",
    name: "New",
    plural: { number: 2, formula: "n != 1" },
  }),
  "GET /api/languages/:language/": line("site", seesSomething, 200),
  "PUT /api/languages/:language/": line("site", managesLanguages, 200, { code: "cs" }),
  "PATCH /api/languages/:language/": line("site", managesLanguages, 200, { population: 1 }),
  "DELETE /api/languages/:language/": line("site", managesLanguages, 204),
  "GET /api/languages/:language/statistics/": line("site", seesSomething, 200),

  "GET /api/languages/:language/projects/": line("site", seesSomething, 200),
  "GET /api/languages/:language/people/": line("site", seesSomething, 200),

  "GET /api/projects/": line("site", everybody, 200),
  "POST /api/projects/": line("site", globally("project.add"), 201, {
    name: "New",
    slug: "new",
    web: "https://example.org/",
  }),
  "GET /api/projects/:project/": line("project", seesProject, 200),
  "PUT /api/projects/:project/": line("project", project("project.edit"), 200, ({ slug }) => ({
    name: slug,
    slug,
    web: "https://example.org/",
  })),
  "PATCH /api/projects/:project/": line("project", project("project.edit"), 200, { instructions: "Please." }),
  "DELETE /api/projects/:project/": line("project", project("project.edit"), 204),
  "GET /api/projects/:project/components/": line("project", seesProject, 200),
  "POST /api/projects/:project/components/": line("project", project("project.edit"), refusedBody, settings),
  "POST /api/projects/:project/discover/": line("project", project("project.edit"), refusedBody, settings),
  "GET /api/projects/:project/languages/": line("project", seesProject, 200),
  "GET /api/projects/:project/statistics/": line("project", seesProject, 200),
  "GET /api/projects/:project/matrix/": line("project", seesProject, 200),
  "GET /api/projects/:project/labels/": line("project", seesProject, 200),
  "POST /api/projects/:project/labels/": line("project", project("project.edit"), 201, { name: "New", color: "red" }),
  // There is none.
  "PATCH /api/projects/:project/labels/:id/": line("project", project("project.edit"), 404, {}, () => ({ id: 1 })),
  "DELETE /api/projects/:project/labels/:id/": line("project", project("project.edit"), 404, undefined, () => ({
    id: 1,
  })),
  "GET /api/projects/:project/forges/": line("project", project("project.edit"), 200),
  "POST /api/projects/:project/forges/": line("project", project("project.edit"), 201, {
    host: "forge.example",
    kind: "gitea",
    token: "secret of a forge",
  }),
  // There is none.
  "GET /api/projects/:project/hook-secret/": line("project", project("project.edit"), 200),
  "PUT /api/projects/:project/hook-secret/": line("project", project("project.edit"), 204, { secret: "of hooks" }),
  "DELETE /api/projects/:project/forges/:id/": line("project", project("project.edit"), 404, undefined, () => ({
    id: 1,
  })),
  "GET /api/projects/:project/changes/": line("project", seesProject, 200),
  "GET /api/projects/:project/file/": line("project", project("translation.download"), 200),
  "GET /api/projects/:project/repository/": line("project", project(...statusPermissions), 200),
  "POST /api/projects/:project/repository/": line("project", project("vcs.push"), 200, operation),
  "GET /api/projects/:project/access/": line("project", keepsProject, 200),
  "POST /api/projects/:project/access/": line("project", keepsProject, 200, { access_control: 100 }),
  "GET /api/projects/:project/members/": line("project", keepsProject, 200),
  "GET /api/projects/:project/teams/": line("project", keepsProject, 200),
  "POST /api/projects/:project/teams/": line("project", keepsProject, 201, { name: "New", roles: [] }),
  "PATCH /api/projects/:project/teams/:id/": line("project", changesOwnTeam, 200, { enforced_2fa: true }, teamId),
  "DELETE /api/projects/:project/teams/:id/": line("project", changesOwnTeam, 204, undefined, teamId),
  "GET /api/projects/:project/roles/": line("project", keepsProject, 200),
  "GET /api/projects/:project/blocks/": line("project", keepsProject, 200),
  "POST /api/projects/:project/blocks/": line("project", keepsProject, 201, { username: "newcomer" }),
  "DELETE /api/projects/:project/blocks/:username/": line("project", keepsProject, 204, undefined, () => ({
    username: "blocked",
  })),
  "GET /api/projects/:project/tokens/": line("project", keepsTokens, 200),
  "POST /api/projects/:project/tokens/": line("project", keepsTokens, 201, { name: "New" }),
  "GET /api/projects/:project/tokens/:id/": line("project", keepsTokens, 200, undefined, ({ tokenId: id }) => ({ id })),
  "DELETE /api/projects/:project/tokens/:id/": line("project", keepsTokens, 204, undefined, ({ tokenId: id }) => ({
    id,
  })),

  "GET /api/components/": line("site", everybody, 200),
  "GET /api/components/:project/:component/": line("component", seesComponent, 200),
  "PUT /api/components/:project/:component/": line("component", component("component.edit"), refusedBody, settings),
  "PATCH /api/components/:project/:component/": line("component", component("component.edit"), 200, { priority: 120 }),
  "DELETE /api/components/:project/:component/": line("component", component("component.edit"), 204),
  "GET /api/components/:project/:component/lock/": line("component", seesComponent, 200),
  "POST /api/components/:project/:component/lock/": line("component", component("component.lock"), 200, { lock: true }),
  "GET /api/components/:project/:component/repository/": line(
    "component",
    componentOfProject(...statusPermissions),
    200,
  ),
  "POST /api/components/:project/:component/repository/": line(
    "component",
    componentOfProject("vcs.push"),
    200,
    operation,
  ),
  "GET /api/components/:project/:component/repository/pending/": line(
    "component",
    componentOfProject(...statusPermissions),
    200,
  ),
  "GET /api/components/:project/:component/repository/commits/": line(
    "component",
    componentOfProject(...statusPermissions),
    200,
  ),
  "POST /api/components/:project/:component/repository/plan/": line(
    "component",
    componentOfProject("vcs.update"),
    refusedBody,
    {},
  ),
  "GET /api/components/:project/:component/translations/": line("component", seesComponent, 200),
  "POST /api/components/:project/:component/translations/": line(
    "component",
    component("translation.add"),
    refusedBody,
    {
      language_code: "fr",
    },
  ),
  "GET /api/components/:project/:component/statistics/": line("component", seesComponent, 200),
  "GET /api/components/:project/:component/changes/": line("component", seesComponent, 200),
  "GET /api/components/:project/:component/links/": line("component", seesComponent, 200),
  "POST /api/components/:project/:component/links/": line("component", component("component.edit"), refusedBody, {
    project_slug: "p-public",
  }),
  "DELETE /api/components/:project/:component/links/:slug/": line(
    "component",
    all(component("component.edit"), seesLinked),
    204,
    undefined,
    ({ access }) => ({ slug: `p-${following(access)}` }),
  ),
  "GET /api/components/:project/:component/file/": line("component", component("translation.download"), 200),
  // A bilingual component has none.
  "GET /api/components/:project/:component/monolingual_base/": line("component", seesComponent, 404),
  "GET /api/components/:project/:component/new_template/": line("component", seesComponent, 200),

  "GET /api/component-lists/": line("site", everybody, 200),
  "POST /api/component-lists/": line("site", managesLists, 201, { name: "New", slug: "new" }),
  "GET /api/component-lists/:list/": line("component", seesList, 200, undefined, list),
  "PUT /api/component-lists/:list/": line("component", managesLists, 200, { name: "New", slug: "new" }, list),
  "PATCH /api/component-lists/:list/": line("component", managesLists, 200, { show_dashboard: false }, list),
  "DELETE /api/component-lists/:list/": line("component", managesLists, 204, undefined, list),
  "GET /api/component-lists/:list/components/": line("component", seesList, 200, undefined, list),
  "POST /api/component-lists/:list/components/": line(
    "component",
    managesLists,
    200,
    ({ component: { id } }) => ({ component_id: id }),
    list,
  ),
  "DELETE /api/component-lists/:list/components/:component/": line("component", managesLists, 204, undefined, list),
  "GET /api/component-lists/:list/rules/": line("component", superuser, 200, undefined, list),
  "POST /api/component-lists/:list/rules/": line(
    "component",
    superuser,
    201,
    { project_match: "^none$", component_match: "^none$" },
    list,
  ),
  "DELETE /api/component-lists/:list/rules/:id/": line(
    "component",
    superuser,
    204,
    undefined,
    ({ list: { slug, ruleId } }) => ({ list: slug, id: ruleId }),
  ),

  "GET /api/categories/": line("site", everybody, 200),
  "POST /api/categories/": line("project", namesEdited, 201, ({ slug }) => ({
    name: "New",
    slug: "new",
    project: `/api/projects/${slug}/`,
  })),
  "GET /api/categories/:id/": line("project", seesProject, 200, undefined, categoryId),
  "PUT /api/categories/:id/": line(
    "project",
    project("project.edit"),
    200,
    ({ slug }) => ({ name: "New", slug: "new", project: `/api/projects/${slug}/` }),
    categoryId,
  ),
  "PATCH /api/categories/:id/": line("project", project("project.edit"), 200, { slug: "new" }, categoryId),
  "DELETE /api/categories/:id/": line("project", project("project.edit"), 204, undefined, categoryId),
  "GET /api/categories/:id/statistics/": line("project", seesProject, 200, undefined, categoryId),
  "GET /api/categories/:id/matrix/": line("project", seesProject, 200, undefined, categoryId),
  "GET /api/projects/:project/categories/": line("project", seesProject, 200),

  "GET /api/screenshots/": line("site", everybody, 200),
  // Without the image that a body of JSON cannot hold.
  "POST /api/screenshots/": line("component", namesTranslation("screenshot.add"), refusedBody, ({ slug, path }) => ({
    project_slug: slug,
    component_slug: path,
    language_code: "cs",
  })),
  "GET /api/screenshots/:id/": line("component", seesComponent, 200, undefined, screenshot),
  "PUT /api/screenshots/:id/": line("component", translation("screenshot.edit"), 200, { name: "New" }, screenshot),
  "PATCH /api/screenshots/:id/": line("component", translation("screenshot.edit"), 200, { name: "New" }, screenshot),
  "DELETE /api/screenshots/:id/": line("component", translation("screenshot.delete"), 204, undefined, screenshot),
  "GET /api/screenshots/:id/file/": line("component", seesComponent, 200, undefined, screenshot),
  "POST /api/screenshots/:id/file/": line("component", translation("screenshot.edit"), refusedBody, {}, screenshot),
  "PUT /api/screenshots/:id/file/": line("component", translation("screenshot.edit"), refusedBody, {}, screenshot),
  "POST /api/screenshots/:id/units/": line(
    "component",
    translation("screenshot.edit"),
    200,
    ({ unitId: id }) => ({ unit_id: id }),
    screenshot,
  ),
  "DELETE /api/screenshots/:id/units/:unit/": line(
    "component",
    translation("screenshot.edit"),
    204,
    undefined,
    ({ screenshot: { id }, unitId: unit }) => ({ id, unit }),
  ),
  "GET /api/components/:project/:component/screenshots/": line("component", seesComponent, 200),
  "GET /media/screenshots/:file/": line("component", seesComponent, 200, undefined, ({ screenshot: { file } }) => ({
    file,
  })),

  "GET /api/translations/": line("site", everybody, 200),
  "GET /api/translations/:project/:component/:language/": line("component", seesComponent, 200),
  "DELETE /api/translations/:project/:component/:language/": line("component", translation("translation.delete"), 204),
  "GET /api/translations/:project/:component/:language/units/": line("component", seesComponent, 200),
  "POST /api/translations/:project/:component/:language/units/": line("component", translation("unit.add"), 201, {
    source: "New",
    target: "Nové",
  }),
  "POST /api/translations/:project/:component/:language/autotranslate/": line(
    "component",
    translation("translation.auto"),
    refusedBody,
    {},
  ),
  "GET /api/translations/:project/:component/:language/statistics/": line("component", seesComponent, 200),
  "GET /api/translations/:project/:component/:language/changes/": line("component", seesComponent, 200),
  "GET /api/translations/:project/:component/:language/repository/": line(
    "component",
    componentOfProject(...statusPermissions),
    200,
  ),
  "POST /api/translations/:project/:component/:language/repository/": line(
    "component",
    componentOfProject("vcs.push"),
    200,
    operation,
  ),
  "GET /api/translations/:project/:component/:language/file/": line(
    "component",
    translation("translation.download"),
    200,
  ),
  "POST /api/translations/:project/:component/:language/file/": line(
    "component",
    translation("upload.perform"),
    refusedBody,
    {},
  ),
  "PUT /api/translations/:project/:component/:language/file/": line(
    "component",
    translation("upload.perform"),
    refusedBody,
    {},
  ),

  "GET /api/units/": line("site", everybody, 200),
  "GET /api/units/ids/": line("site", everybody, 200),
  "GET /api/units/rows/": line("site", everybody, refusedBody),
  "GET /api/units/counts/": line("site", everybody, 200),
  "GET /api/units/:id/": line("component", seesComponent, 200, undefined, unitId),
  "GET /api/units/:id/editing/": line("component", seesComponent, 200, undefined, unitId),
  "GET /api/units/:id/translations/": line("component", seesComponent, 200, undefined, unitId),
  "GET /api/units/:id/nearby/": line("component", seesComponent, 200, undefined, unitId),
  "GET /api/units/:id/same-source/": line("component", seesComponent, 200, undefined, unitId),
  "GET /api/units/:id/variants/": line("component", seesComponent, 200, undefined, unitId),
  "GET /api/units/:id/glossary/": line("component", seesComponent, 200, undefined, unitId),
  "GET /api/units/:id/memory/": line("component", seesComponent, 200, undefined, unitId),
  "GET /api/units/:id/history/": line("component", seesComponent, 200, undefined, unitId),
  "PATCH /api/units/:id/": line("component", translation("unit.edit"), 200, { target: ["Čau."], state: 20 }, unitId),
  "PUT /api/units/:id/": line("component", translation("unit.edit"), 200, { target: ["Čau."], state: 20 }, unitId),
  // Background work is off: the string cannot be removed now, which is told to those who may.
  "POST /api/units/:id/checks/": line("component", all(signedIn, seesComponent), 200, { target: ["Čau."] }, unitId),
  // The string fails nothing, which is told to those who may.
  "PATCH /api/units/:id/checks/:check/": line(
    "component",
    translation("unit.check"),
    404,
    { dismissed: true },
    ({ unitId: id }) => ({ id, check: "same" }),
  ),
  "DELETE /api/units/:id/": line("component", translation("unit.delete"), 400, undefined, unitId),

  "GET /api/addons/": line("site", everybody, 200),
  "GET /api/addons/kinds/": line("site", everybody, 200),
  "GET /api/components/:project/:component/addons/kinds/": line("component", component("component.edit"), 200),
  "GET /api/addons/:id/": line("component", seesComponent, 200, undefined, addonId),
  "GET /api/addons/:id/logs/": line("component", seesComponent, 200, undefined, addonId),
  "PUT /api/addons/:id/": line(
    "component",
    component("component.edit"),
    200,
    { name: "weblate.generate.generate" },
    addonId,
  ),
  "PATCH /api/addons/:id/": line("component", component("component.edit"), 200, {}, addonId),
  "DELETE /api/addons/:id/": line("component", component("component.edit"), 204, undefined, addonId),
  "POST /api/components/:project/:component/addons/": line("component", component("component.edit"), 201, {
    name: "weblate.gettext.mo",
  }),
  "POST /api/components/:project/:component/addons/discovery/": line("component", component("component.edit"), 200, {
    configuration: { match: "(?P<component>[a-z]*)/(?P<language>.*)\\.po", file_format: "po" },
  }),
  "POST /api/projects/:project/addons/": line("project", project("project.edit"), 201, {
    name: "weblate.removal.comments",
  }),
  "POST /api/addons/site/": line("site", globally("management.addons"), 201, { name: "weblate.removal.comments" }),

  "GET /api/changes/": line("site", everybody, 200),
  "GET /api/changes/details/": line("site", everybody, 200),
  "GET /api/changes/days/": line("site", everybody, 200),
  "GET /api/changes/people/": line("site", everybody, 200),
  "GET /api/changes/:id/": line("component", seesComponent, 200, undefined, ({ changeId: id }) => ({ id })),
  "GET /api/tasks/all/": line("site", everybody, 200),
  "GET /api/components/:project/:component/tasks/": line("component", componentOfProject(...statusPermissions), 200),
  "GET /api/components/:project/:component/alerts/": line("component", seesComponent, 200),
  "GET /api/projects/:project/alerts/": line("project", seesProject, 200),
  "GET /api/tasks/:id/": line("component", seesComponent, 200, undefined, ({ taskId: id }) => ({ id })),
  "DELETE /api/tasks/:id/": line("component", component("component.edit"), 204, undefined, ({ taskId: id }) => ({
    id,
  })),

  ...Object.fromEntries(
    ["GET", "POST"].flatMap((method) => [
      [`${method} /hooks/update/:project/`, open(line("project", seesProject, 200))],
      [`${method} /hooks/update/:project/:component/`, open(line("component", seesComponent, 200))],
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(hookServices).map((id) => [`POST /hooks/${id}/`, open(line("site", everybody, 400, {}))]),
  ),

  "GET /api/projects/:project/engage/": line("project", openToAll, 200),
  "GET /widget/:project/:badge/": line("project", openToAll, 200, undefined, badge),
  "GET /widget/:project/:component/:badge/": line("component", openComponent, 200, undefined, badge),
  "GET /widget/:project/:component/:language/:badge/": line("component", openComponent, 200, undefined, badge),
  "GET /widgets/:project/-/:badge/": line("project", openToAll, 200, undefined, badge),
  "GET /widgets/:project/:language/:badge/": line("project", openToAll, 200, undefined, badge),
  "GET /widgets/:project/-/:component/:badge/": line("component", openComponent, 200, undefined, badge),
  "GET /widgets/:project/:language/:component/:badge/": line("component", openComponent, 200, undefined, badge),

  "GET /cdn/:token/:file/": line("site", everybody, 404, undefined, () => ({ token: "0".repeat(48), file: "cs.json" })),
  "GET /git/:project/:component/info/refs/": line("component", byGit("vcs.access"), 200),
  "POST /git/:project/:component/git-upload-pack/": open(line("component", byGit("vcs.access"), 400, {})),

  "GET /exports/stats/:project/": line("project", seesProject, 200),
  "GET /exports/stats/:project/:component/": line("component", seesComponent, 200),
  "GET /exports/rss/": line("site", everybody, 200),
  "GET /exports/rss/language/:language/": line("site", seesSomething, 200),
  "GET /exports/rss/-/-/:language/": line("site", seesSomething, 200),
  "GET /exports/rss/:project/": line("project", seesProject, 200),
  "GET /exports/rss/:project/-/:language/": line("project", seesProject, 200),
  "GET /exports/rss/:project/:component/": line("component", seesComponent, 200),
  "GET /exports/rss/:project/:component/:language/": line("component", seesComponent, 200),

  "GET /api/memory/": line("site", all(signedIn, keepsMemory), 200),
  "GET /api/memory/:id/": line("project", all(signedIn, memoryOf("memory.edit")), 200, undefined, memoryId),
  "DELETE /api/memory/:id/": line("project", memoryOf("memory.delete"), 204, undefined, memoryId),
  "GET /api/metrics/": line("site", signedIn, 200),
  "GET /api/checks/": line("site", everybody, 200),
  "GET /api/permissions/": line("site", everybody, 200),
  // Refused for want of a path: places.test.ts asks who sees which.
  "GET /api/places/": line("site", everybody, 400),
  "GET /api/search/fields/": line("site", everybody, 200),
  "GET /api/search/": line("site", everybody, 200),

  "GET /api/users/": line("site", everybody, 200),
  "POST /api/users/": line("site", managesUsers, 201, { username: "new", full_name: "New" }),
  "GET /api/users/:username/": line("site", knowsNewcomer, 200),
  "PUT /api/users/:username/": line("site", managesUsers, 200, { username: "newcomer", full_name: "Newer" }),
  "PATCH /api/users/:username/": line("site", managesUsers, 200, { full_name: "Newer" }),
  "DELETE /api/users/:username/": line("site", managesUsers, 204),
  "POST /api/users/:username/groups/": line("project", keepsMembers, 200, ({ teamId: group_id }) => ({ group_id })),
  "DELETE /api/users/:username/groups/": line("project", keepsMembers, 200, ({ teamId: group_id }) => ({ group_id })),
  "GET /api/users/:username/statistics/": line("site", knowsNewcomer, 200),
  "GET /api/users/:username/access/": line("site", managesUsers, 200),
  "GET /api/users/:username/work/": line("site", newcomer, 200),
  "GET /api/users/:username/recent/": line("site", newcomer, 200),
  "GET /api/users/:username/watched/": line("site", newcomer, 200),
  "POST /api/users/:username/watched/": line("project", all(newcomer, namesSeen), 201, ({ slug }) => ({
    project: slug,
  })),
  // Nobody watches anything.
  "DELETE /api/users/:username/watched/:project/": line("project", newcomer, 404),
  "GET /api/users/:username/notifications/": line("site", newcomer, 200),
  "POST /api/users/:username/notifications/": line("site", managesUsers, 201, {
    notification: "LockNotification",
    scope: 0,
    frequency: 1,
  }),
  "GET /api/users/:username/notifications/:id/": line("site", newcomer, 200, undefined, subscription),
  "PUT /api/users/:username/notifications/:id/": line(
    "site",
    managesUsers,
    200,
    { notification: "LockNotification", scope: 0, frequency: 1 },
    subscription,
  ),
  "PATCH /api/users/:username/notifications/:id/": line("site", managesUsers, 200, { frequency: 2 }, subscription),
  "DELETE /api/users/:username/notifications/:id/": line("site", managesUsers, 204, undefined, subscription),
  "GET /api/session/": line("site", everybody, 200),
  // Nobody's name and password: whoever asks gets as far.
  "POST /api/session/": open(line("site", everybody, 400, { username: "nobody", password: "nothing" })),
  "DELETE /api/session/": open(line("site", everybody, 204)),
  // The scene sends no mail, and knows no codes.
  "POST /api/accounts/": open(line("site", () => "refused", 202, newAccount)),
  "POST /api/accounts/confirm/": open(line("site", everybody, 400, { code: "none" })),
  "POST /api/accounts/reset/": open(line("site", everybody, 400, { email: "nobody@example.org" })),
  "POST /api/accounts/reset/confirm/": open(line("site", everybody, 400, { code: "none", password: newPassword })),
  "POST /api/session/link/": open(line("site", everybody, 400, { code: "none" })),
  "POST /api/accounts/invitation/": open(line("site", everybody, 400, { code: "none" })),
  "POST /api/accounts/invitation/accept/": open(line("site", everybody, 400, { code: "none" })),
  "GET /api/invitations/": line("site", managesUsers, 200),
  "POST /api/invitations/": line("site", managesUsers, 201, { email: "new@example.org" }),
  // There is none.
  "DELETE /api/invitations/:id/": line("site", managesUsers, 404, undefined, () => ({ id: 1 })),
  "POST /api/invitations/:id/resend/": line("site", managesUsers, 404, undefined, () => ({ id: 1 })),
  "POST /api/projects/:project/invitations/:id/resend/": line("project", keepsTokens, 404, undefined, () => ({
    id: 1,
  })),
  "GET /api/projects/:project/invitations/": line("project", keepsTokens, 200),
  // The scene sends no mail.
  "POST /api/projects/:project/invitations/": line("project", keepsTokens, refusedBody, {}),
  "DELETE /api/projects/:project/invitations/:id/": line("project", keepsTokens, 404, undefined, () => ({ id: 1 })),
  "GET /api/users/:username/profile/": line("site", newcomer, 200),
  "PATCH /api/users/:username/profile/": line("site", newcomer, 200, { theme: "dark" }),
  "GET /api/users/:username/sessions/": line("site", newcomer, 200),
  "DELETE /api/users/:username/sessions/": line("site", newcomer, 204),
  // There is none.
  "DELETE /api/users/:username/sessions/:id/": line("site", newcomer, 404, undefined, () => ({ id: 1 })),
  "PUT /api/users/:username/password/": line("site", newcomer, 204, { password: newPassword }),
  "GET /api/users/:username/audit/": line("site", newcomer, 200),
  "POST /api/session/passkey/options/": open(line("site", everybody, 200)),
  "POST /api/session/passkey/": open(line("site", everybody, 400, { response: {} })),
  "POST /api/session/second-factor/": open(line("site", everybody, 400, { code: "123456" })),
  // There is no provider.
  "GET /accounts/login/:provider/": line("site", everybody, 404, undefined, () => ({ provider: "none" })),
  "GET /accounts/complete/:provider/": line("site", everybody, 404, undefined, () => ({ provider: "none" })),
  "GET /api/users/:username/otp/": line("site", newcomer, 200),
  // Tokens alone change no second factor of their own account.
  "POST /api/users/:username/otp/": line("site", isNewcomer, refusedBody, {}),
  "POST /api/users/:username/otp/confirm/": line("site", isNewcomer, refusedBody, { code: "123456" }),
  "DELETE /api/users/:username/otp/": line("site", newcomer, refusedBody, {}),
  "POST /api/users/:username/recovery-codes/": line("site", isNewcomer, refusedBody, {}),
  "GET /api/users/:username/passkeys/": line("site", newcomer, 200),
  "POST /api/users/:username/passkeys/": line("site", isNewcomer, refusedBody, { name: "Key", response: {} }),
  "POST /api/users/:username/passkeys/options/": line("site", isNewcomer, refusedBody, {}),
  "GET /api/users/:username/passkeys/:id/": line("site", newcomer, 404, undefined, () => ({ id: 1 })),
  "PATCH /api/users/:username/passkeys/:id/": line("site", isNewcomer, 404, { name: "Key" }, () => ({ id: 1 })),
  "DELETE /api/users/:username/passkeys/:id/": line("site", newcomer, refusedBody, {}, () => ({ id: 1 })),
  "GET /api/users/:username/identities/": line("site", newcomer, 200),
  "POST /api/users/:username/identities/": line("site", isNewcomer, refusedBody, { provider: "none" }),
  "GET /api/users/:username/identities/:id/": line("site", newcomer, 404, undefined, () => ({ id: 1 })),
  "DELETE /api/users/:username/identities/:id/": line("site", newcomer, refusedBody, {}, () => ({ id: 1 })),
  "GET /api/users/:username/tokens/": line("site", newcomer, 200),
  "POST /api/users/:username/tokens/": line("site", newcomer, 201, {}),
  "GET /api/users/:username/tokens/:id/": line("site", newcomer, 200, undefined, (_, { personalToken: id }) => ({
    id,
  })),
  "DELETE /api/users/:username/tokens/:id/": line("site", newcomer, 204, undefined, (_, { personalToken: id }) => ({
    id,
  })),

  "GET /api/groups/": line("site", everybody, 200),
  "POST /api/groups/": line("site", managesTeams, 201, { name: "New" }),
  "GET /api/groups/:id/": line("project", seesTeam, 200, undefined, teamId),
  "PUT /api/groups/:id/": line("project", managesTeams, 200, { name: "New" }, teamId),
  "PATCH /api/groups/:id/": line("project", managesTeams, 200, { name: "New" }, teamId),
  "DELETE /api/groups/:id/": line("project", managesTeams, 204, undefined, teamId),
  "POST /api/groups/:id/roles/": line("project", managesTeam, 200, { role_id: 7 }, teamId),
  "DELETE /api/groups/:id/roles/:key/": line("project", managesTeam, 204, undefined, ({ teamId: id }) => ({
    id,
    key: 8,
  })),
  "POST /api/groups/:id/projects/": line(
    "project",
    managesTeam,
    200,
    ({ project: { id } }) => ({ project_id: id }),
    teamId,
  ),
  "DELETE /api/groups/:id/projects/:key/": line(
    "project",
    managesTeam,
    204,
    undefined,
    ({ teamId: id, project: { id: key } }) => ({ id, key }),
  ),
  "POST /api/groups/:id/components/": line(
    "project",
    managesTeam,
    200,
    ({ component: { id } }) => ({ component_id: id }),
    teamId,
  ),
  // The team is tied to no component, no list and no language.
  "DELETE /api/groups/:id/components/:key/": line("project", managesTeam, 404, undefined, ({ teamId: id }) => ({
    id,
    key: 1,
  })),
  "POST /api/groups/:id/componentlists/": line(
    "project",
    managesTeam,
    200,
    ({ list: { id } }) => ({ component_list_id: id }),
    teamId,
  ),
  "DELETE /api/groups/:id/componentlists/:key/": line("project", managesTeam, 404, undefined, ({ teamId: id }) => ({
    id,
    key: 1,
  })),
  "POST /api/groups/:id/languages/": line("project", managesTeam, 200, { language_code: "cs" }, teamId),
  "DELETE /api/groups/:id/languages/:key/": line("project", managesTeam, 404, undefined, ({ teamId: id }) => ({
    id,
    key: "cs",
  })),
  "POST /api/groups/:id/admins/": line("project", team(), 200, (_, { newcomer: user_id }) => ({ user_id }), teamId),
  // The newcomer administers nothing.
  "DELETE /api/groups/:id/admins/:user/": line(
    "project",
    team(),
    400,
    undefined,
    ({ teamId: id }, { newcomer: user }) => ({ id, user }),
  ),

  "GET /api/ssh/key/": line("site", all(signedIn, managesSite), 200),
  "POST /api/ssh/key/": line("site", managesSite, 201),
  "GET /api/ssh/hosts/": line("site", all(signedIn, managesSite), 200),
  // A host would have to answer.
  "POST /api/ssh/hosts/": line("site", managesSite, refusedBody, {}),
  "POST /api/ssh/hosts/scan/": line("site", managesSite, refusedBody, {}),
  "DELETE /api/ssh/hosts/:host/": line("site", managesSite, 204, undefined, () => ({ host: "gitlab.com" })),
  "GET /api/projects/:project/ssh-key/": line("project", all(signedIn, project("project.edit")), 200),
  "POST /api/projects/:project/ssh-key/": line("project", project("project.edit"), 201),
  // There is none.
  "DELETE /api/projects/:project/ssh-key/": line("project", project("project.edit"), 404),

  "GET /api/roles/": line("site", everybody, 200),
  "POST /api/roles/": line("site", managesRoles, 201, { name: "New", permissions: [] }),
  "GET /api/roles/:id/": line("site", seesAdministration, 200, undefined, role),
  "PUT /api/roles/:id/": line("site", managesRoles, 200, { name: "Administration", permissions: [] }, role),
  "PATCH /api/roles/:id/": line("site", managesRoles, 200, { permissions: [] }, role),
  // Built-in roles stay.
  "DELETE /api/roles/:id/": line("site", managesRoles, 400, undefined, role),
};
