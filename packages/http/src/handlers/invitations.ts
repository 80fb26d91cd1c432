import { InvitationId } from "@dragoman/core/ids";
import { Invitations } from "@dragoman/core/invitations";
import { Effect } from "effect";
import { invitationShape, invitationsApi } from "../api/invitations.ts";
import { type Call, serve } from "../dispatch.ts";
import { json, jsonText, noContent, shown } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";
import { sessionState, signedIn, signsInHere } from "./session.ts";

const invitationId = (text: string) => pathId(InvitationId, text, "Invitation");

/** The code stands behind `#`, where no server is told of it. */
const withLink = (text: string, code: string | null, { baseUrl }: Pick<Call, "baseUrl">, status = 201) => {
  const link = code === null ? null : `${baseUrl}/account/invitation/#${code}`;
  return jsonText(JSON.stringify({ ...(JSON.parse(shown(text)) as object), link }), status);
};

export const invitations = [
  serve(invitationsApi.list, ({ actor, list, view }) =>
    Effect.flatMap(Invitations, (service) => list((slice) => service.page(actor, null, view(invitationShape), slice))),
  ),
  serve(invitationsApi.create, (call) =>
    Effect.gen(function* () {
      const service = yield* Invitations;
      const { id, code } = yield* service.invite(call.actor, call.body);
      // Just made, so it is there.
      const text = yield* Effect.catchTag(
        service.render(call.actor, null, id, call.view(invitationShape)),
        "NotFound",
        Effect.die,
      );
      return withLink(text, code, call);
    }),
  ),
  serve(invitationsApi.revoke, ({ actor, params }) =>
    Effect.gen(function* () {
      yield* (yield* Invitations).revoke(actor, null, yield* invitationId(params.id));
      return noContent;
    }),
  ),
  ...[invitationsApi.resend, invitationsApi.resendInProject].map((endpoint) =>
    serve(endpoint, (call) =>
      Effect.gen(function* () {
        const { actor, params, view } = call;
        const place = "project" in params ? String(params.project) : null;
        const service = yield* Invitations;
        const { id, code } = yield* service.resend(actor, place, yield* invitationId(params.id));
        return withLink(yield* service.render(actor, place, id, view(invitationShape)), code, call, 200);
      }),
    ),
  ),
  serve(invitationsApi.listOfProject, ({ actor, params, list, view }) =>
    Effect.flatMap(Invitations, (service) =>
      list((slice) => service.page(actor, params.project, view(invitationShape), slice)),
    ),
  ),
  serve(invitationsApi.createInProject, (call) =>
    Effect.gen(function* () {
      const { actor, params, body, view } = call;
      const service = yield* Invitations;
      const { id, code } = yield* service.inviteTo(actor, params.project, body);
      return withLink(yield* service.render(actor, params.project, id, view(invitationShape)), code, call);
    }),
  ),
  serve(invitationsApi.revokeInProject, ({ actor, params }) =>
    Effect.gen(function* () {
      yield* (yield* Invitations).revoke(actor, params.project, yield* invitationId(params.id));
      return noContent;
    }),
  ),
  serve(invitationsApi.tell, ({ body }) =>
    Effect.gen(function* () {
      const { hasAccount, ...told } = yield* (yield* Invitations).tell(body);
      return json({ ...told, has_account: hasAccount });
    }),
  ),
  serve(invitationsApi.accept, (call) =>
    Effect.gen(function* () {
      if (call.actor.isAnonymous) yield* signsInHere(call);
      const begun = yield* (yield* Invitations).accept(call.actor, call.body);
      return begun === undefined ? json(yield* sessionState(call, call)) : yield* signedIn(call, begun);
    }),
  ),
];
