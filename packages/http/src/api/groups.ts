/** Teams, which the wire calls groups. */
import { link, links, type Shape } from "@dragoman/core/database";
import {
  AdministratorInput,
  NewTeam,
  type TeamColumn,
  teamColumns,
  TeamPatch,
  type Tie,
  tieFields,
  tieInputs,
  type TieKey,
} from "@dragoman/core/teams";
import type { Schema } from "effect";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, patch, post, put } from "../wire/endpoint.ts";
import { list, shaped, text } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { body } from "../wire/payload.ts";

export const groupShape: Shape<TeamColumn> = {
  id: "teamId",
  name: "teamName",
  defining_project: link`/api/projects/${"definingProject"}/`,
  project_selection: "projectSelection",
  language_selection: "languageSelection",
  url: link`/api/groups/${"teamId"}/`,
  roles: links("roles", "/api/roles/"),
  languages: links("languages", "/api/languages/"),
  projects: links("projects", "/api/projects/"),
  componentlists: links("componentLists", "/api/component-lists/"),
  components: links("components", "/api/components/"),
  enforced_2fa: "enforcedSecondFactor",
};
export const Group = shaped("Group", teamColumns, groupShape);

const needs = [need("group.edit")];
const writingNeeds = [...needs, where("a project is named whose team it is, on that project", "project.permissions")];

/** The body of every tie is one field, which names what to tie. */
type TieInput = Readonly<Record<string, TieKey>>;

const add = <const Path extends string>(path: Path, tie: Tie, title: string) =>
  post(path, {
    title,
    payload: tieInputs[tie] as Schema.ConstraintDecoder<TieInput>,
    example: { [tieFields[tie]]: tie === "language" ? "cs" : 1 },
    answers: ok(Group),
    needs,
  });
const drop = <const Path extends string>(path: Path, title: string) => del(path, { title, answers: gone, needs });

const writing = {
  payload: body("NewTeam", NewTeam),
  example: { name: "Czech reviewers", language_selection: 0, project_selection: 1 },
  needs: writingNeeds,
} as const;

const administrating = [need("group.edit", "project.permissions", "administrator of the team")];

export const groupsApi = noun("groups", {
  list: get("/api/groups/", { title: "List of teams", ...pages(Group) }),
  create: post("/api/groups/", { title: "Create a team", answers: made(Group), ...writing }),
  one: get("/api/groups/:id/", { title: "A team", answers: ok(Group) }),
  replace: put("/api/groups/:id/", { title: "Change a team", answers: ok(Group), ...writing }),
  change: patch("/api/groups/:id/", {
    title: "Change some of a team",
    payload: body("TeamPatch", TeamPatch),
    example: { name: "Czech translators" },
    answers: ok(Group),
    needs: writingNeeds,
  }),
  remove: del("/api/groups/:id/", { title: "Delete a team", answers: gone, needs }),
  addRole: add("/api/groups/:id/roles/", "role", "Give a role to a team"),
  addProject: add("/api/groups/:id/projects/", "project", "Let a team into a project"),
  addComponent: add("/api/groups/:id/components/", "component", "Let a team into a component"),
  addComponentList: add("/api/groups/:id/componentlists/", "componentList", "Let a team into a component list"),
  addLanguage: add("/api/groups/:id/languages/", "language", "Let a team into a language"),
  removeRole: drop("/api/groups/:id/roles/:key/", "Take a role from a team"),
  removeProject: drop("/api/groups/:id/projects/:key/", "Keep a team out of a project"),
  removeComponent: drop("/api/groups/:id/components/:key/", "Keep a team out of a component"),
  removeComponentList: drop("/api/groups/:id/componentlists/:key/", "Keep a team out of a component list"),
  removeLanguage: del("/api/groups/:id/languages/:key/", {
    title: "Keep a team out of a language",
    params: { key: { schema: text, about: "Code of the language.", example: "cs" } },
    answers: gone,
    needs,
  }),
  promote: post("/api/groups/:id/admins/", {
    title: "Make a user administrator of a team",
    payload: body("AdministratorInput", AdministratorInput),
    example: { user_id: 3 },
    answers: ok(list(text)),
    needs: administrating,
  }),
  demote: del("/api/groups/:id/admins/:user/", {
    title: "End a user's administration of a team",
    answers: ok(Group),
    fails: ["Invalid"],
    needs: administrating,
  }),
});
