/** Tokens of users and of projects. A secret is in the answer that makes it, and in no other. */
import { link, type Shape } from "@dragoman/core/database";
import { NewProjectToken, NewToken, type TokenColumn, tokenColumns } from "@dragoman/core/tokens";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, post } from "../wire/endpoint.ts";
import { extended, named, shaped, text } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { body } from "../wire/payload.ts";

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

const Token = shaped("Token", tokenColumns, tokenShape);
/** With the secret itself. */
const IssuedToken = named("IssuedToken", extended(Token, { token: text }));

const own = [
  need("all rights of the account"),
  need("own account", "user.edit"),
  where("the account is a superuser's", "own account", "superuser"),
];

export const tokensApi = noun("tokens", {
  list: get("/api/users/:username/tokens/", { title: "Tokens of a user", ...pages(Token), needs: own }),
  create: post("/api/users/:username/tokens/", {
    title: "Make a token of a user",
    payload: body("NewToken", NewToken),
    example: { name: "Laptop", expires: "2030-01-01T00:00:00Z", scopes: ["unit.edit"] },
    answers: made(IssuedToken),
    fails: ["Refused"],
    needs: own,
  }),
  one: get("/api/users/:username/tokens/:id/", { title: "A token of a user", answers: ok(Token), needs: own }),
  revoke: del("/api/users/:username/tokens/:id/", { title: "Revoke a token of a user", answers: gone, needs: own }),
});

const needs = [need("all rights of the account"), need("project.permissions")];

export const projectTokensApi = noun("projectTokens", {
  list: get("/api/projects/:project/tokens/", { title: "Tokens of a project", ...pages(Token), needs }),
  create: post("/api/projects/:project/tokens/", {
    title: "Make a token of a project",
    payload: body("NewProjectToken", NewProjectToken),
    example: { name: "Build" },
    answers: made(IssuedToken),
    needs,
  }),
  one: get("/api/projects/:project/tokens/:id/", { title: "A token of a project", answers: ok(Token), needs }),
  revoke: del("/api/projects/:project/tokens/:id/", { title: "Revoke a token of a project", answers: gone, needs }),
});
