/** Who may see a project, and whom it shuts out. */
import { type BlockColumn, blockColumns, NewBlock } from "@dragoman/core/blocks";
import { link, type Shape } from "@dragoman/core/database";
import { AccessInput } from "@dragoman/core/projects";
import { accessControl } from "@dragoman/core/access";
import {
  type GivableRoleColumn,
  givableRoleColumns,
  type MemberColumn,
  memberColumns,
  NewOwnTeam,
  OwnTeamPatch,
} from "@dragoman/core/teams";
import { Schema } from "effect";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, patch, post } from "../wire/endpoint.ts";
import { named, record, shaped } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { body } from "../wire/payload.ts";
import { optional } from "../wire/query.ts";
import { Group } from "./groups.ts";
import { AnyText } from "./parameters.ts";
import { roleShape } from "./roles.ts";

export const blockShape: Shape<BlockColumn> = {
  username: "user",
  full_name: "fullName",
  user: link`/api/users/${"user"}/`,
  expires: "expires",
  url: link`/api/projects/${"project"}/blocks/${"user"}/`,
};
const Block = shaped("Block", blockColumns, blockShape);

export const memberShape: Shape<MemberColumn> = {
  username: "user",
  full_name: "fullName",
  is_bot: "isBot",
  teams: "ownTeams",
  url: link`/api/users/${"user"}/`,
  groups_url: link`/api/users/${"user"}/groups/`,
};
const Member = shaped("Member", memberColumns, memberShape);
const Access = named("Access", record({ access_control: { type: "integer", enum: Object.values(accessControl) } }));

export const givableRoleShape: Shape<GivableRoleColumn> = { ...roleShape, givable: "givable" };
const GivableRole = shaped("GivableRole", givableRoleColumns, givableRoleShape);

const needs = [need("project.permissions")];
const changingNeeds = [
  ...needs,
  where("the project made the team for itself, or the team reaches beyond it", "group.edit"),
];

export const projectAccessApi = noun("projectAccess", {
  access: get("/api/projects/:project/access/", { title: "Access control of a project", answers: ok(Access), needs }),
  setAccess: post("/api/projects/:project/access/", {
    title: "Set the access control of a project",
    payload: body("AccessInput", AccessInput),
    example: { access_control: 100 },
    answers: ok(Access),
    needs,
  }),
  // Members come and go by the `groups_url` of a user, with the id of a team.
  members: get("/api/projects/:project/members/", {
    title: "Users in the teams of a project",
    query: Schema.Struct({ name: optional(AnyText, "What the username or the full name contains.", "mar") }),
    ...pages(Member),
    needs,
  }),
  teams: get("/api/projects/:project/teams/", { title: "Teams of a project", ...pages(Group), needs }),
  createTeam: post("/api/projects/:project/teams/", {
    title: "Make a team of a project, with rights that one holds there",
    payload: body("NewOwnTeam", NewOwnTeam),
    example: { name: "Czech reviewers", roles: [2], languages: ["cs"] },
    answers: made(Group),
    needs,
  }),
  changeTeam: patch("/api/projects/:project/teams/:id/", {
    title: "Change a team of a project, within the rights that one holds there",
    payload: body("OwnTeamPatch", OwnTeamPatch),
    example: { languages: ["cs", "sk"] },
    answers: ok(Group),
    needs: changingNeeds,
  }),
  removeTeam: del("/api/projects/:project/teams/:id/", {
    title: "Delete a team of a project",
    answers: gone,
    needs: changingNeeds,
  }),
  roles: get("/api/projects/:project/roles/", {
    title: "Roles that one may give to teams of a project, and those that its teams give",
    ...pages(GivableRole),
    needs,
  }),
  blocks: get("/api/projects/:project/blocks/", {
    title: "Users who are shut out of a project",
    ...pages(Block),
    needs,
  }),
  block: post("/api/projects/:project/blocks/", {
    title: "Shut a user out of a project",
    payload: body("NewBlock", NewBlock),
    example: { username: "spammer", expires: "2030-01-01T00:00:00Z" },
    answers: made(Block),
    needs,
  }),
  unblock: del("/api/projects/:project/blocks/:username/", {
    title: "Let a user back into a project",
    answers: gone,
    needs,
  }),
});
