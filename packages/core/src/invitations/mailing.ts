/** The letters of invitations. */
import { Effect } from "effect";
import { InvitationId } from "../ids/index.ts";
import { type Letter, MailKeeping, registerLetters } from "../mail/inside.ts";
import { registerPeriodic } from "../tasks/inside.ts";
import { lastsDays } from "./model.ts";
import { type InvitationRow, makeInvitationStore } from "./store.ts";

const letterOf = ({ email, inviter, project }: InvitationRow, link: string, site: string): Letter => ({
  to: email,
  subject: project === null ? "An invitation to translate" : `An invitation to translate ${project}`,
  text: [
    "Hello,",
    `${inviter ?? "somebody"} invites you to ${project === null ? site : `translate ${project} at ${site}`}.`,
    "To accept, open",
    link,
    `within ${lastsDays} days. If you do not want to, there is nothing to do.`,
    `-- \n${site}\n`,
  ].join("\n\n"),
});

/** Answers what submits the letter of an invitation, in the transaction that makes it. */
export const makeInvitationMailing = Effect.gen(function* () {
  const { byId, setHash, unsent, forget } = yield* makeInvitationStore;
  const mail = yield* MailKeeping;
  const addressed = (id: InvitationId) =>
    Effect.map(byId(id), (row) =>
      row === undefined
        ? undefined
        : (secret: string) => letterOf(row, mail.linkTo("invitation", secret), mail.siteUrl),
    );
  yield* registerPeriodic("invitations.forget", "31 * * * *", forget);
  return yield* registerLetters({ room: "invitations", id: InvitationId, addressed, setHash, unsent });
});
