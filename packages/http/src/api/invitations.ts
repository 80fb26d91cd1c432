/** Invitations, to the site and to teams of projects. */
import { link, type Shape } from "@dragoman/core/database";
import {
  Acceptance,
  InvitationCode,
  type InvitationColumn,
  invitationColumns,
  NewInvitation,
  NewProjectInvitation,
} from "@dragoman/core/invitations";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, post } from "../wire/endpoint.ts";
import { extended, flag, named, nullable, record, shaped, text } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { body } from "../wire/payload.ts";
import { SessionState } from "./session.ts";

export const invitationShape: Shape<InvitationColumn> = {
  id: "invitationId",
  email: "email",
  project: link`/api/projects/${"project"}/`,
  team: link`/api/groups/${"teamId"}/`,
  team_name: "team",
  inviter: link`/api/users/${"inviter"}/`,
  created: "created",
  expires: "expires",
};

const Invitation = shaped("Invitation", invitationColumns, invitationShape);
/** With the link, where no mail is sent. */
const MadeInvitation = named("MadeInvitation", extended(Invitation, { link: nullable(text) }));
const Invited = named(
  "Invited",
  record({
    email: text,
    inviter: nullable(text),
    project: nullable(record({ name: text, slug: text })),
    team: nullable(text),
    has_account: flag,
  }),
);

const ofSite = [need("user.edit")];
const ofProject = [need("all rights of the account"), need("project.permissions")];
const email = "maria@example.org";
const code = "c2VjcmV0IG9mIGEgbGluayBpbiBhIGxldHRlcg";

export const invitationsApi = noun("invitations", {
  list: get("/api/invitations/", { title: "Invitations to the site", ...pages(Invitation), needs: ofSite }),
  create: post("/api/invitations/", {
    title: "Invite somebody to the site",
    payload: body("NewInvitation", NewInvitation),
    example: { email },
    answers: made(MadeInvitation),
    fails: ["TooManyAttempts"],
    needs: ofSite,
  }),
  revoke: del("/api/invitations/:id/", { title: "Take an invitation to the site back", answers: gone, needs: ofSite }),
  resend: post("/api/invitations/:id/resend/", {
    title: "Send an invitation to the site again",
    answers: ok(MadeInvitation),
    fails: ["Refused", "TooManyAttempts"],
    needs: ofSite,
  }),
  listOfProject: get("/api/projects/:project/invitations/", {
    title: "Invitations to a project",
    ...pages(Invitation),
    needs: ofProject,
  }),
  createInProject: post("/api/projects/:project/invitations/", {
    title: "Invite somebody to a team of a project",
    payload: body("NewProjectInvitation", NewProjectInvitation),
    example: { email, team_id: 12 },
    answers: made(MadeInvitation),
    fails: ["Refused", "TooManyAttempts"],
    needs: ofProject,
  }),
  resendInProject: post("/api/projects/:project/invitations/:id/resend/", {
    title: "Send an invitation to a project again",
    answers: ok(MadeInvitation),
    fails: ["Refused", "TooManyAttempts"],
    needs: ofProject,
  }),
  revokeInProject: del("/api/projects/:project/invitations/:id/", {
    title: "Take an invitation to a project back",
    answers: gone,
    needs: ofProject,
  }),
  tell: post("/api/accounts/invitation/", {
    title: "What an invitation is for",
    beforeSignIn: true,
    payload: body("InvitationCode", InvitationCode),
    example: { code },
    answers: ok(Invited),
    fails: ["Refused"],
  }),
  accept: post("/api/accounts/invitation/accept/", {
    title: "Accept an invitation, and sign in",
    beforeSignIn: true,
    payload: body("Acceptance", Acceptance),
    example: { code, username: "maria", full_name: "Maria Nováková", password: "a mountain behind the lake" },
    answers: ok(SessionState),
    fails: ["Forbidden", "Refused"],
  }),
});
