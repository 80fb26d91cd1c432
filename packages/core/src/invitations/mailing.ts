/** The letters of invitations. As with accounts, the code is made when its letter is written. */
import { Effect, Schema } from "effect";
import { hashToken } from "../access/index.ts";
import { InvitationId } from "../ids/index.ts";
import { type Letter, MailKeeping } from "../mail/inside.ts";
import { makeSecret } from "../sessions/inside.ts";
import { defineTask, registerPeriodic, registerTask, TaskKeeping } from "../tasks/inside.ts";
import { lastsDays } from "./model.ts";
import { type InvitationRow, makeInvitationStore } from "./store.ts";

const task = defineTask("invitations.mail", Schema.Struct({ id: InvitationId }));

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
  const store = yield* makeInvitationStore;
  const mail = yield* MailKeeping;
  const tasks = yield* TaskKeeping;
  const submit = (id: InvitationId) =>
    Effect.asVoid(tasks.submit(task, { key: `invitations.mail ${id}`, payload: { id }, coalesce: true }));

  const write = Effect.fnUntraced(function* ({ id }: { readonly id: InvitationId }) {
    const row = yield* store.byId(id);
    if (row === undefined) return;
    const secret = makeSecret();
    yield* store.setHash(id, hashToken(secret));
    const letter = letterOf(row, mail.linkTo("invitation", secret), mail.siteUrl);
    yield* Effect.tapError(mail.send(letter), () => store.setHash(id, null));
  });

  yield* registerTask(task, write);
  const again = Effect.flatMap(store.unsent, (rows) => Effect.forEach(rows, ({ id }) => submit(id), { discard: true }));
  yield* registerPeriodic("invitations.mail-again", "*/10 * * * *", mail.isOn ? again : Effect.void);
  yield* registerPeriodic("invitations.forget", "31 * * * *", store.forget);
  return submit;
});
