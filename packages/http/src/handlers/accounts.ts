import { Accounts } from "@dragoman/core/accounts";
import { Profiles, Users } from "@dragoman/core/users";
import { Effect } from "effect";
import { accountsApi, profilesApi } from "../api/accounts.ts";
import { serve } from "../dispatch.ts";
import { json } from "../wire/reply.ts";
import { signedIn, signsInHere } from "./session.ts";

/** The same whatever follows. */
const told = json({ detail: "If that can be done, a letter says how it goes on." }, 202);

const asking = [
  serve(accountsApi.register, (call) =>
    Effect.gen(function* () {
      yield* signsInHere(call);
      yield* (yield* Accounts).register(call.body);
      return told;
    }),
  ),
  serve(accountsApi.askReset, (call) =>
    Effect.gen(function* () {
      yield* signsInHere(call);
      yield* (yield* Accounts).askReset(call.body);
      return told;
    }),
  ),
];

const entering = [
  serve(accountsApi.confirm, (call) =>
    Effect.gen(function* () {
      yield* signsInHere(call);
      return yield* signedIn(call, yield* (yield* Accounts).confirm(call.body));
    }),
  ),
  serve(accountsApi.reset, (call) =>
    Effect.gen(function* () {
      yield* signsInHere(call);
      return yield* signedIn(call, yield* (yield* Accounts).reset(call.body));
    }),
  ),
  serve(accountsApi.signInByLink, (call) =>
    Effect.gen(function* () {
      yield* signsInHere(call);
      return yield* signedIn(call, yield* (yield* Accounts).useLink(call.body));
    }),
  ),
];

const profiles = [
  serve(profilesApi.one, ({ actor, params }) =>
    Effect.gen(function* () {
      const user = yield* (yield* Users).find(actor, params.username);
      return json(yield* (yield* Profiles).one(actor, user));
    }),
  ),
  serve(profilesApi.change, ({ actor, params, body }) =>
    Effect.gen(function* () {
      const user = yield* (yield* Users).find(actor, params.username);
      return json(yield* (yield* Profiles).update(actor, user, body));
    }),
  ),
];

export const accounts = [...asking, ...entering, ...profiles];
