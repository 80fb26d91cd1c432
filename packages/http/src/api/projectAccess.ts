/** Who may see a project, and whom it shuts out. */
import { type BlockColumn, blockColumns, NewBlock } from "@dragoman/core/blocks";
import { link, type Shape } from "@dragoman/core/database";
import { AccessInput } from "@dragoman/core/projects";
import { accessControl } from "@dragoman/core/access";
import { type MemberColumn, memberColumns } from "@dragoman/core/teams";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, post } from "../wire/endpoint.ts";
import { named, record, shaped } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { body } from "../wire/payload.ts";

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

const needs = [need("project.permissions")];

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
    ...pages(Member),
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
