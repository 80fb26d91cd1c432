/** Tokens of users and of projects. A secret is in the answer that makes it, and in no other. */
import { link, type Shape } from "@dragoman/core/database";
import { NewProjectToken, NewToken, type TokenColumn } from "@dragoman/core/tokens";
import { del, get, post } from "../wire/endpoint.ts";

const shape = (url: Shape<TokenColumn>[string]): Shape<TokenColumn> => ({
  id: "tokenId",
  name: "tokenName",
  hint: "hint",
  user: link`/api/users/${"user"}/`,
  project: link`/api/projects/${"project"}/`,
  scopes: "scopes",
  created: "created",
  expires: "expires",
  last_used: "lastUsed",
  url,
});

export const tokenShape = shape(link`/api/users/${"user"}/tokens/${"tokenId"}/`);
export const projectTokenShape = shape(link`/api/projects/${"project"}/tokens/${"tokenId"}/`);

export const tokensApi = {
  list: get("/api/users/:username/tokens/", { title: "Tokens of a user" }),
  create: post("/api/users/:username/tokens/", { title: "Make a token of a user", payload: NewToken }),
  one: get("/api/users/:username/tokens/:id/", { title: "A token of a user" }),
  revoke: del("/api/users/:username/tokens/:id/", { title: "Revoke a token of a user" }),
};

export const projectTokensApi = {
  list: get("/api/projects/:project/tokens/", { title: "Tokens of a project" }),
  create: post("/api/projects/:project/tokens/", { title: "Make a token of a project", payload: NewProjectToken }),
  one: get("/api/projects/:project/tokens/:id/", { title: "A token of a project" }),
  revoke: del("/api/projects/:project/tokens/:id/", { title: "Revoke a token of a project" }),
};
