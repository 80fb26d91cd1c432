/** Invitations by mail: to teams of projects by who keeps their permissions, to the site by those who manage users. */
import { Context, Effect, Layer } from "effect";
import type { InvitationId } from "../ids/index.ts";
import {
  type Actor,
  Forbidden,
  hashToken,
  Invalid,
  isNarrowed,
  mayGlobally,
  NotFound,
  Refused,
} from "../access/index.ts";
import { Asker } from "../audit/index.ts";
import { AuditKeeping } from "../audit/inside.ts";
import { actions } from "../changes/index.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { TooManyAttempts } from "../limits/index.ts";
import { makeAttempts } from "../limits/inside.ts";
import { MailKeeping } from "../mail/inside.ts";
import { PasswordKeeping } from "../passwords/inside.ts";
import { Projects } from "../projects/index.ts";
import type { Begun } from "../sessions/index.ts";
import { makeSecret, SessionKeeping } from "../sessions/inside.ts";
import { Teams } from "../teams/index.ts";
import { MembershipKeeping } from "../teams/inside.ts";
import { UserKeeping } from "../users/inside.ts";
import type { InvitationColumn } from "./columns.ts";
import { makeInvitationMailing } from "./mailing.ts";
import type { Acceptance, InvitationCode, Invited, MadeInvitation, NewInvitation } from "./model.ts";
import type { NewProjectInvitation } from "./model.ts";
import { type InvitationRow, makeInvitationStore, type NewInvitationRow } from "./store.ts";

const over = new Refused({ reason: "This invitation was accepted already, taken back, or is too old." });
const notManager = new Forbidden({ reason: "You may not manage users." });
const noMail = new Refused({ reason: "This site sends no mail. Ask who runs it." });
const narrowed = new Forbidden({ reason: "A token with fewer rights than its user invites nobody." });

/** A project by its slug; null for the site. */
type Place = string | null;

export class Invitations extends Context.Service<
  Invitations,
  {
    readonly page: (
      actor: Actor,
      place: Place,
      view: View<InvitationColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
    readonly render: (
      actor: Actor,
      place: Place,
      id: InvitationId,
      view: View<InvitationColumn>,
    ) => Effect.Effect<string, NotFound | Forbidden>;
    readonly invite: (
      actor: Actor,
      input: Input<NewInvitation>,
    ) => Effect.Effect<MadeInvitation, Forbidden | Invalid | TooManyAttempts>;
    readonly inviteTo: (
      actor: Actor,
      project: string,
      input: Input<NewProjectInvitation>,
    ) => Effect.Effect<MadeInvitation, NotFound | Forbidden | Invalid | Refused | TooManyAttempts>;
    /** Sends the letter again, with a new link; the one before opens nothing any more. */
    readonly resend: (
      actor: Actor,
      place: Place,
      id: InvitationId,
    ) => Effect.Effect<MadeInvitation, NotFound | Forbidden | Refused | TooManyAttempts>;
    readonly revoke: (actor: Actor, place: Place, id: InvitationId) => Effect.Effect<void, NotFound | Forbidden>;
    /** What a letter is about, for who holds it. */
    readonly tell: (input: Input<InvitationCode>) => Effect.Effect<Invited, Invalid | Refused>;
    /** Whoever is signed in joins; others make an account first, and are signed in. */
    readonly accept: (actor: Actor, input: Input<Acceptance>) => Effect.Effect<Begun | undefined, Invalid | Refused>;
  }
>()("@dragoman/core/invitations/Invitations") {
  static readonly layer = Layer.effect(
    Invitations,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeInvitationStore;
      const submit = yield* makeInvitationMailing;
      const mail = yield* MailKeeping;
      const attempts = yield* makeAttempts;
      const changes = yield* ChangeKeeping;
      const projects = yield* Projects;
      const teams = yield* Teams;
      const memberships = yield* MembershipKeeping;
      const passwords = yield* PasswordKeeping;
      const sessions = yield* SessionKeeping;
      const users = yield* UserKeeping;
      const audit = yield* AuditKeeping;

      const managing = Effect.fnUntraced(function* (actor: Actor, place: Place) {
        if (place === null) return mayGlobally(actor, "user.edit").allowed ? null : yield* notManager;
        const project = yield* projects.permitted(actor, place, "project.permissions");
        return isNarrowed(actor) ? yield* narrowed : project;
      });

      /** Else who keeps a project could make an account with anybody's address. */
      const mailing = (actor: Actor) =>
        mail.isOn || mayGlobally(actor, "user.edit").allowed ? Effect.void : Effect.fail(noMail);

      const make = Effect.fnUntraced(function* (actor: Actor, row: Omit<NewInvitationRow, "hash" | "inviterId">) {
        const { address } = yield* Asker;
        yield* attempts({ kind: "invite", who: row.email, address });
        const code = mail.isOn ? null : makeSecret();
        const hash = code === null ? null : hashToken(code);
        const inviterId = actor.id === 0 ? null : actor.id;
        return yield* transaction(
          Effect.gen(function* () {
            const made = yield* Effect.orDie(store.insert({ ...row, inviterId, hash }));
            if (made === undefined) return yield* Effect.die(new Error("The invitation was not written."));
            if (mail.isOn) yield* submit(made.id);
            const { projectId, teamId } = row;
            // An address is nobody's business: the history says that somebody was invited.
            if (projectId !== null)
              yield* changes.record([
                { action: actions.userInvited, userId: actor.id, projectId, details: { id: made.id, team: teamId } },
              ]);
            return { id: made.id, code } satisfies MadeInvitation;
          }),
        );
      });

      const invite = Effect.fn("Invitations.invite")(function* (actor: Actor, read: Input<NewInvitation>) {
        if (!mayGlobally(actor, "user.edit").allowed) return yield* notManager;
        const { email } = yield* read;
        return yield* make(actor, { email, projectId: null, teamId: null });
      });

      const inviteTo = Effect.fn("Invitations.inviteTo")(function* (
        actor: Actor,
        place: string,
        read: Input<NewProjectInvitation>,
      ) {
        const project = yield* managing(actor, place);
        const { email, team_id: teamId } = yield* read;
        const none = Invalid.field("team_id", `This project has no such team: ${teamId}.`);
        const team = yield* Effect.catchTag(teams.find(actor, teamId), "NotFound", () => Effect.fail(none));
        if (project === null || team.definingProject?.id !== project.id) return yield* none;
        yield* mailing(actor);
        return yield* make(actor, { email, projectId: project.id, teamId });
      });

      const resend = Effect.fn("Invitations.resend")(function* (actor: Actor, place: Place, id: InvitationId) {
        const project = yield* managing(actor, place);
        const code = mail.isOn ? null : makeSecret();
        const { address } = yield* Asker;
        return yield* transaction(
          Effect.gen(function* () {
            const hash = code === null ? null : hashToken(code);
            const row = yield* Effect.orDie(store.renew(project?.id ?? null, id, hash));
            if (row === undefined) return yield* new NotFound({ object: "Invitation" });
            yield* mailing(actor);
            yield* attempts({ kind: "invite", who: row.email, address });
            if (mail.isOn) yield* submit(id);
            return { id, code } satisfies MadeInvitation;
          }),
        );
      });

      const known = Effect.fnUntraced(function* (code: string) {
        return (yield* Effect.orDie(store.byHash(hashToken(code)))) ?? (yield* over);
      });

      const join = ({ teamId, inviterId }: InvitationRow, userId: Actor["id"]) =>
        teamId === null ? Effect.void : memberships.join({ id: inviterId ?? userId }, teamId, userId, "invitation");

      const accept = Effect.fn("Invitations.accept")(function* (actor: Actor, read: Input<Acceptance>) {
        const { code, username, full_name: fullName, password } = yield* read;
        const row = yield* known(code);
        const taken = Effect.flatMap(Effect.orDie(store.take(row.id)), (isTaken) => (isTaken ? Effect.void : over));
        if (!actor.isAnonymous) {
          if (isNarrowed(actor) || actor.isBot)
            return yield* new Refused({ reason: "Only people accept invitations." });
          return yield* transaction(Effect.as(Effect.andThen(taken, join(row, actor.id)), undefined));
        }
        if (row.hasAccount)
          return yield* new Refused({ reason: "This address has an account. Sign in, and open the link again." });
        if (username === undefined) return yield* Invalid.field("username", "Choose a username.");
        if (fullName === undefined) return yield* Invalid.field("full_name", "Say your name.");
        if (password === undefined) return yield* Invalid.field("password", "Choose a password.");
        const { email } = row;
        yield* passwords.check(password, { username, fullName, email });
        const digest = yield* passwords.digest(password);
        return yield* transaction(
          Effect.gen(function* () {
            yield* taken;
            const id = yield* users.register({ username, full_name: fullName, email });
            yield* audit.note(id, "registered");
            yield* passwords.put(id, digest, null);
            yield* join(row, id);
            return yield* sessions.begin(id, "invitation");
          }),
        );
      });

      return Invitations.of({
        page: (actor, place, view, slice) =>
          Effect.flatMap(managing(actor, place), (project) =>
            Effect.orDie(store.page(project?.id ?? null, view, slice)),
          ),
        render: (actor, place, id, view) => Effect.andThen(managing(actor, place), Effect.orDie(store.one(id, view))),
        invite,
        inviteTo,
        resend,
        revoke: Effect.fn("Invitations.revoke")(function* (actor, place, id) {
          const project = yield* managing(actor, place);
          if (!(yield* Effect.orDie(store.remove(project?.id ?? null, id))))
            return yield* new NotFound({ object: "Invitation" });
        }),
        tell: Effect.fn("Invitations.tell")(function* (read) {
          const { email, inviter, project, slug, team, hasAccount } = yield* known((yield* read).code);
          const where = project === null || slug === null ? null : { name: project, slug };
          return { email, inviter, project: where, team, hasAccount };
        }),
        accept,
      });
    }),
  );
}
