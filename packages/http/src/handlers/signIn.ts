import { Identities } from "@dragoman/core/identities";
import { relyingParty, SignIn } from "@dragoman/core/passkeys";
import { Effect } from "effect";
import { signInApi } from "../api/signIn.ts";
import { type Call, serve } from "../dispatch.ts";
import { flowCookie } from "../cookie.ts";
import { json, type Reply } from "../wire/reply.ts";
import { signedIn, signsInHere } from "./session.ts";

/** This site, as passkeys know it. */
export const siteOf = ({ baseUrl, siteTitle }: Pick<Call, "baseUrl" | "siteTitle">) => relyingParty(baseUrl, siteTitle);

const fresh = { "cache-control": "no-store" };

const goTo = (location: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status: 303,
  headers: { location, ...fresh, ...headers },
  body: null,
});

export const signIn = [
  serve(signInApi.passkeyOptions, (call) =>
    Effect.gen(function* () {
      yield* signsInHere(call);
      return json(yield* (yield* SignIn).ask(siteOf(call), call.session), 200, fresh);
    }),
  ),
  serve(signInApi.passkey, (call) =>
    Effect.gen(function* () {
      yield* signsInHere(call);
      return yield* signedIn(call, yield* (yield* SignIn).byPasskey(siteOf(call), call.body));
    }),
  ),
  serve(signInApi.secondFactor, (call) =>
    Effect.gen(function* () {
      yield* signsInHere(call);
      return yield* signedIn(call, yield* (yield* SignIn).complete(siteOf(call), call.session, call.body));
    }),
  ),
  serve(signInApi.depart, (call) =>
    Effect.gen(function* () {
      yield* signsInHere(call);
      const { next } = yield* call.query;
      const ways = { siteUrl: call.baseUrl, next };
      const { url, browser } = yield* (yield* Identities).depart(call.params.provider, ways);
      return goTo(url, flowCookie(call.incoming, call.baseUrl).keep(browser));
    }),
  ),
  serve(signInApi.arrive, (call) =>
    Effect.gen(function* () {
      yield* signsInHere(call);
      const { actor, baseUrl: siteUrl, incoming } = call;
      const query = new URL(incoming.target, siteUrl).searchParams;
      const browser = flowCookie(incoming, siteUrl).secret;
      const back = { siteUrl, query, browser, actor };
      const { begun, next } = yield* (yield* Identities).arrive(call.params.provider, back);
      if (begun === null) return goTo(siteUrl + next);
      const { headers } = yield* signedIn(call, begun);
      // Who has to show a second factor does so on the page for that.
      const onward = new URLSearchParams({ next });
      const to = begun.session.stage === "full" ? next : `/accounts/login/?${onward}`;
      return goTo(siteUrl + to, { "set-cookie": headers["set-cookie"] ?? "" });
    }),
  ),
];
