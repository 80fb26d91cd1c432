import { TokenId } from "@dragoman/core/ids";
import { ProjectTokens, Tokens } from "@dragoman/core/tokens";
import { Users } from "@dragoman/core/users";
import { Effect } from "effect";
import { projectTokenShape, projectTokensApi, tokenShape, tokensApi } from "../api/tokens.ts";
import { type Call, decodeBody, serve } from "../dispatch.ts";
import { listOfForm } from "../wire/forms.ts";
import { created, noContent } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

const tokenId = (text: string) => pathId(TokenId, text, "Token");

const owner = ({ actor, params }: Pick<Call<"/:username/">, "actor" | "params">) =>
  Effect.flatMap(Users, (users) => users.find(actor, params.username));

/** Forms name each scope for itself. */
const tokenBody = <Payload>(call: Pick<Call<string, Payload>, "fields" | "endpoint" | "incoming">) =>
  decodeBody(call, (fields) => listOfForm(call.incoming, fields, "scopes", "absent"));

const withSecret = (token: string, secret: string) =>
  created(JSON.stringify({ ...(JSON.parse(token) as object), token: secret }));

const ofUsers = [
  serve(tokensApi.list, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const tokens = yield* Tokens;
      return yield* call.list((slice) => tokens.page(call.actor, user, call.view(tokenShape), slice));
    }),
  ),
  serve(tokensApi.create, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const tokens = yield* Tokens;
      const { id, secret } = yield* tokens.issue(call.actor, user, tokenBody(call));
      return withSecret(yield* tokens.one(call.actor, user, id, call.view(tokenShape)), secret);
    }),
  ),
  serve(tokensApi.one, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const tokens = yield* Tokens;
      return yield* call.one(tokens.one(call.actor, user, yield* tokenId(call.params.id), call.view(tokenShape)));
    }),
  ),
  serve(tokensApi.revoke, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const tokens = yield* Tokens;
      yield* tokens.revoke(call.actor, user, yield* tokenId(call.params.id));
      return noContent;
    }),
  ),
];

const ofProjects = [
  serve(projectTokensApi.list, ({ actor, params, list, view }) =>
    Effect.flatMap(ProjectTokens, (tokens) =>
      list((slice) => tokens.page(actor, params.project, view(projectTokenShape), slice)),
    ),
  ),
  serve(projectTokensApi.create, (call) =>
    Effect.gen(function* () {
      const { actor, params, view } = call;
      const tokens = yield* ProjectTokens;
      const { id, secret } = yield* tokens.issue(actor, params.project, tokenBody(call));
      return withSecret(yield* tokens.one(actor, params.project, id, view(projectTokenShape)), secret);
    }),
  ),
  serve(projectTokensApi.one, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const tokens = yield* ProjectTokens;
      return yield* one(tokens.one(actor, params.project, yield* tokenId(params.id), view(projectTokenShape)));
    }),
  ),
  serve(projectTokensApi.revoke, ({ actor, params }) =>
    Effect.gen(function* () {
      const tokens = yield* ProjectTokens;
      yield* tokens.revoke(actor, params.project, yield* tokenId(params.id));
      return noContent;
    }),
  ),
];

export const tokens = [...ofUsers, ...ofProjects];
