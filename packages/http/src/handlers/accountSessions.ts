import { Audit } from "@dragoman/core/audit";
import { SessionId } from "@dragoman/core/ids";
import { Passwords } from "@dragoman/core/passwords";
import { Sessions } from "@dragoman/core/sessions";
import { Users } from "@dragoman/core/users";
import { Effect } from "effect";
import { accountActShape, accountSessionsApi, sessionShape } from "../api/session.ts";
import { type Call, serve } from "../dispatch.ts";
import { noContent } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

const owner = ({ actor, params }: Pick<Call<"/:username/">, "actor" | "params">) =>
  Effect.flatMap(Users, (users) => users.find(actor, params.username));

/** Says of each session whether it is the one that asks. */
const marked = (json: string, current: SessionId | undefined) =>
  JSON.stringify(
    (JSON.parse(json) as readonly { readonly id: number }[]).map((each) => ({
      ...each,
      current: each.id === current,
    })),
  );

export const accountSessions = [
  serve(accountSessionsApi.list, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const sessions = yield* Sessions;
      return yield* call.list((slice) =>
        Effect.map(sessions.page(call.actor, user, call.view(sessionShape), slice), ({ count, json }) => ({
          count,
          json: marked(json, call.session?.id),
        })),
      );
    }),
  ),
  serve(accountSessionsApi.endOthers, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      yield* (yield* Sessions).endOthers(call.actor, user, call.session?.id ?? null);
      return noContent;
    }),
  ),
  serve(accountSessionsApi.end, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      yield* (yield* Sessions).end(call.actor, user, yield* pathId(SessionId, call.params.id, "Session"));
      return noContent;
    }),
  ),
  serve(accountSessionsApi.setPassword, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      yield* (yield* Passwords).set(call.actor, user, call.body, call.session?.id ?? null);
      return noContent;
    }),
  ),
  serve(accountSessionsApi.acts, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const audit = yield* Audit;
      return yield* call.list((slice) => audit.page(call.actor, user, call.view(accountActShape), slice));
    }),
  ),
];
