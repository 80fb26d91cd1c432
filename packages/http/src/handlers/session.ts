import { Accounts } from "@dragoman/core/accounts";
import { Actors, Forbidden, type Held } from "@dragoman/core/access";
import { Identities } from "@dragoman/core/identities";
import { Passwords } from "@dragoman/core/passwords";
import { type Begun, Sessions } from "@dragoman/core/sessions";
import { Profiles } from "@dragoman/core/users";
import { Effect } from "effect";
import { sessionApi } from "../api/session.ts";
import { type Call, serve } from "../dispatch.ts";
import { json, noContent } from "../wire/reply.ts";

type Asked = Pick<Call, "incoming" | "siteTitle" | "baseUrl" | "requireLogin">;

/** Nobody keeps it for later: it says who asks now. */
const fresh = { "cache-control": "no-store" };

const stageOf = ({ incoming }: Asked, { actor, session }: { actor: Held["actor"]; session: Held["session"] | null }) =>
  session !== null
    ? session.stage
    : actor.isAnonymous
      ? "anonymous"
      : typeof incoming.account === "string" && actor.token === null
        ? "host"
        : "token";

/** What the first request of a page is answered. */
export const sessionState = (asked: Asked, held: { actor: Held["actor"]; session: Held["session"] | null }) =>
  Effect.gen(function* () {
    const { actor, session } = held;
    const methods = session === null ? [] : yield* (yield* Sessions).awaited(session);
    return {
      stage: stageOf(asked, held),
      user: actor.isAnonymous
        ? null
        : {
            username: actor.username,
            full_name: actor.fullName,
            email: actor.email,
            is_superuser: actor.isSuperuser,
            profile: yield* (yield* Profiles).own(actor),
          },
      withheld_teams: actor.withheldTeams,
      second_factor: session?.stage === "second-factor" ? { methods } : null,
      site: {
        title: asked.siteTitle,
        url: asked.baseUrl,
        require_login: asked.requireLogin,
        sign_in: asked.incoming.account === undefined ? "here" : "host",
        ...(yield* Accounts).ways,
        passkeys: asked.incoming.account === undefined,
        providers: asked.incoming.account === undefined ? (yield* Identities).providers : [],
      },
    };
  });

/** Where the program around has sessions, there are none of ours. */
export const signsInHere = ({ incoming }: Pick<Call, "incoming">): Effect.Effect<void, Forbidden> =>
  incoming.account === undefined
    ? Effect.void
    : Effect.fail(new Forbidden({ reason: "The program around this one signs people in." }));

/** Leaves the new session with the browser. One that it brought ends: somebody else may have put it there. */
export const signedIn = (call: Asked & Pick<Call, "session" | "cookie">, { session, secret }: Begun) =>
  Effect.gen(function* () {
    const actors = yield* Actors;
    if (call.session !== null && call.session.id !== session.id) yield* (yield* Sessions).signOut(call.session);
    const actor = (yield* actors.byHeldSession(secret))?.actor ?? (yield* actors.anonymous);
    const state = yield* sessionState(call, { actor, session });
    return json(state, 200, { ...fresh, ...call.cookie.keep(secret) });
  });

export const session = [
  serve(sessionApi.one, (call) => Effect.map(sessionState(call, call), (state) => json(state, 200, fresh))),
  serve(sessionApi.signIn, (call) =>
    Effect.gen(function* () {
      yield* signsInHere(call);
      return yield* signedIn(call, yield* (yield* Passwords).signIn(call.body));
    }),
  ),
  serve(sessionApi.signOut, (call) =>
    Effect.gen(function* () {
      if (call.session !== null) yield* (yield* Sessions).signOut(call.session);
      return { ...noContent, headers: call.cookie.clear };
    }),
  ),
];
