/** Who may see a project, and whom it shuts out. */
import { type BlockColumn, NewBlock } from "@dragoman/core/blocks";
import { link, type Shape } from "@dragoman/core/database";
import { AccessInput } from "@dragoman/core/projects";
import { del, get, post } from "../wire/endpoint.ts";

export const blockShape: Shape<BlockColumn> = {
  username: "user",
  full_name: "fullName",
  user: link`/api/users/${"user"}/`,
  expires: "expires",
  url: link`/api/projects/${"project"}/blocks/${"user"}/`,
};

export const projectAccessApi = {
  access: get("/api/projects/:project/access/", { title: "Access control of a project" }),
  setAccess: post("/api/projects/:project/access/", {
    title: "Set the access control of a project",
    payload: AccessInput,
  }),
  blocks: get("/api/projects/:project/blocks/", { title: "Users who are shut out of a project" }),
  block: post("/api/projects/:project/blocks/", { title: "Shut a user out of a project", payload: NewBlock }),
  unblock: del("/api/projects/:project/blocks/:username/", { title: "Let a user back into a project" }),
};
