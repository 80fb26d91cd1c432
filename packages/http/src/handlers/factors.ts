import { Factors } from "@dragoman/core/factors";
import { Identities } from "@dragoman/core/identities";
import { IdentityId, PasskeyId } from "@dragoman/core/ids";
import { Passkeys } from "@dragoman/core/passkeys";
import { Users } from "@dragoman/core/users";
import { Effect } from "effect";
import { factorShape, factorsApi, identitiesApi, identityShape, passkeyShape, passkeysApi } from "../api/factors.ts";
import { flowCookie } from "../cookie.ts";
import { type Call, serve } from "../dispatch.ts";
import { created, json, noContent } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";
import { siteOf } from "./signIn.ts";

const owner = ({ actor, params }: Pick<Call<"/:username/">, "actor" | "params">) =>
  Effect.flatMap(Users, (users) => users.find(actor, params.username));

const passkeyId = (text: string) => pathId(PasskeyId, text, "Passkey");
const identityId = (text: string) => pathId(IdentityId, text, "Identity");

/** Secrets that are shown once. */
const fresh = { "cache-control": "no-store" };

export const factors = [
  serve(factorsApi.one, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      return yield* call.one((yield* Factors).status(call.actor, user, call.view(factorShape)));
    }),
  ),
  serve(factorsApi.propose, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      return json(yield* (yield* Factors).propose(call, user, call.siteTitle, call.body), 201, fresh);
    }),
  ),
  serve(factorsApi.confirm, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const recovery_codes = yield* (yield* Factors).confirm(call.actor, user, call.body);
      return json({ recovery_codes }, 200, fresh);
    }),
  ),
  serve(factorsApi.remove, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      yield* (yield* Factors).remove(call, user, call.body);
      return noContent;
    }),
  ),
  serve(factorsApi.renewCodes, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const recovery_codes = yield* (yield* Factors).renewCodes(call, user, call.body);
      return json({ recovery_codes }, 201, fresh);
    }),
  ),
];

export const passkeys = [
  serve(passkeysApi.list, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const service = yield* Passkeys;
      return yield* call.list((slice) => service.page(call.actor, user, call.view(passkeyShape), slice));
    }),
  ),
  serve(passkeysApi.one, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const service = yield* Passkeys;
      return yield* call.one(service.one(call.actor, user, yield* passkeyId(call.params.id), call.view(passkeyShape)));
    }),
  ),
  serve(passkeysApi.options, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      return json(yield* (yield* Passkeys).ask(call, user, siteOf(call), call.body), 200, fresh);
    }),
  ),
  serve(passkeysApi.create, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const service = yield* Passkeys;
      const { id, recoveryCodes } = yield* service.create(call.actor, user, siteOf(call), call.body);
      const made = yield* service.one(call.actor, user, id, call.view(passkeyShape));
      const { headers, ...reply } = created(
        JSON.stringify({ ...(JSON.parse(made) as object), recovery_codes: recoveryCodes }),
      );
      return { ...reply, headers: { ...headers, ...fresh } };
    }),
  ),
  serve(passkeysApi.rename, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const service = yield* Passkeys;
      const id = yield* passkeyId(call.params.id);
      yield* service.rename(call.actor, user, id, call.body);
      return yield* call.one(service.one(call.actor, user, id, call.view(passkeyShape)));
    }),
  ),
  serve(passkeysApi.remove, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      yield* (yield* Passkeys).remove(call, user, yield* passkeyId(call.params.id), call.body);
      return noContent;
    }),
  ),
];

export const identities = [
  serve(identitiesApi.list, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const service = yield* Identities;
      return yield* call.list((slice) => service.page(call.actor, user, call.view(identityShape), slice));
    }),
  ),
  serve(identitiesApi.one, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const service = yield* Identities;
      const id = yield* identityId(call.params.id);
      return yield* call.one(service.one(call.actor, user, id, call.view(identityShape)));
    }),
  ),
  serve(identitiesApi.link, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const { url, browser } = yield* (yield* Identities).link(call, user, call.baseUrl, call.body);
      return json({ url }, 200, { ...fresh, ...flowCookie(call.incoming, call.baseUrl).keep(browser) });
    }),
  ),
  serve(identitiesApi.unlink, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      yield* (yield* Identities).unlink(call, user, yield* identityId(call.params.id), call.body);
      return noContent;
    }),
  ),
];
