/**
 * The letters with codes. A task knows the row alone; the code is made when its letter is written, so that nothing but
 * the letter ever holds it. A letter that is sent twice has two codes, of which the later one opens.
 */
import { Effect, Schema } from "effect";
import { hashToken } from "../access/index.ts";
import { Asker } from "../audit/index.ts";
import { AuditKeeping } from "../audit/inside.ts";
import { AccountCodeId } from "../ids/index.ts";
import { MailKeeping } from "../mail/inside.ts";
import { makeSecret } from "../sessions/inside.ts";
import { defineTask, registerPeriodic, registerTask, TaskKeeping } from "../tasks/inside.ts";
import { confirmationLetter, knownLetter, resetLetter } from "./letters.ts";
import { type CodeRow, makeAccountCodeStore } from "./store.ts";

const task = defineTask("accounts.mail", Schema.Struct({ id: AccountCodeId }));

/** Answers what submits the letter of a code, in the transaction that makes it. */
export const makeMailing = Effect.gen(function* () {
  const store = yield* makeAccountCodeStore;
  const mail = yield* MailKeeping;
  const audit = yield* AuditKeeping;
  const tasks = yield* TaskKeeping;
  const submit = (id: AccountCodeId) =>
    Effect.asVoid(tasks.submit(task, { key: `accounts.mail ${id}`, payload: { id }, coalesce: true }));

  /** Who it is for, and what opens by it; undefined where there is nobody to write to. */
  const addressed = Effect.fnUntraced(function* ({ id, purpose, email, details }: CodeRow) {
    if (email === null) return undefined;
    const known = yield* store.known(email);
    if (known === undefined)
      return purpose === "registration"
        ? { letter: confirmationLetter, page: "confirm", name: details.full_name ?? "" }
        : undefined;
    yield* store.becomeReset(id, known.id);
    const { address = "", agent = "" } = details;
    yield* Effect.provideService(audit.note(known.id, "reset-asked"), Asker, { address, agent });
    return { letter: purpose === "registration" ? knownLetter : resetLetter, page: "reset", name: known.fullName };
  });

  const write = Effect.fnUntraced(function* ({ id }: { readonly id: AccountCodeId }) {
    const row = yield* store.byId(id);
    if (row === undefined) return;
    const to = yield* addressed(row);
    if (to === undefined || row.email === null) return yield* store.remove(id);
    const secret = makeSecret();
    yield* store.setHash(id, hashToken(secret));
    const letter = to.letter(row.email, to.name, mail.linkTo(to.page, secret), mail.siteUrl);
    yield* Effect.tapError(mail.send(letter), () => store.setHash(id, null));
  });

  yield* registerTask(task, write);
  const again = Effect.flatMap(store.unsent, (rows) => Effect.forEach(rows, ({ id }) => submit(id), { discard: true }));
  yield* registerPeriodic("accounts.mail-again", "*/10 * * * *", mail.isOn ? again : Effect.void);
  yield* registerPeriodic("accounts.forget", "29 * * * *", store.forget);
  return submit;
});
