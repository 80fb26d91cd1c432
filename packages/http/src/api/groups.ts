/** Teams, which the wire calls groups. */
import { link, links, type Shape } from "@dragoman/core/database";
import {
  AdministratorInput,
  NewTeam,
  type TeamColumn,
  TeamPatch,
  type Tie,
  tieInputs,
  type TieKey,
} from "@dragoman/core/teams";
import { del, get, patch, post, put } from "../wire/endpoint.ts";

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
};

/** The body of every tie is one field, which names what to tie. */
type TieInput = Readonly<Record<string, TieKey>>;

const add = <const Path extends string>(path: Path, tie: Tie, title: string) =>
  post<Path, TieInput>(path, { title, payload: tieInputs[tie] });

export const groupsApi = {
  list: get("/api/groups/", { title: "List of teams" }),
  create: post("/api/groups/", { title: "Create a team", payload: NewTeam }),
  one: get("/api/groups/:id/", { title: "A team" }),
  replace: put("/api/groups/:id/", { title: "Change a team", payload: NewTeam }),
  change: patch("/api/groups/:id/", { title: "Change some of a team", payload: TeamPatch }),
  remove: del("/api/groups/:id/", { title: "Delete a team" }),
  addRole: add("/api/groups/:id/roles/", "role", "Give a role to a team"),
  addProject: add("/api/groups/:id/projects/", "project", "Let a team into a project"),
  addComponent: add("/api/groups/:id/components/", "component", "Let a team into a component"),
  addComponentList: add("/api/groups/:id/componentlists/", "componentList", "Let a team into a component list"),
  addLanguage: add("/api/groups/:id/languages/", "language", "Let a team into a language"),
  removeRole: del("/api/groups/:id/roles/:key/", { title: "Take a role from a team" }),
  removeProject: del("/api/groups/:id/projects/:key/", { title: "Keep a team out of a project" }),
  removeComponent: del("/api/groups/:id/components/:key/", { title: "Keep a team out of a component" }),
  removeComponentList: del("/api/groups/:id/componentlists/:key/", { title: "Keep a team out of a component list" }),
  removeLanguage: del("/api/groups/:id/languages/:key/", { title: "Keep a team out of a language" }),
  promote: post("/api/groups/:id/admins/", {
    title: "Make a user administrator of a team",
    payload: AdministratorInput,
  }),
  demote: del("/api/groups/:id/admins/:user/", { title: "End a user's administration of a team" }),
};
