/** The letters of registrations and of forgotten passwords. */
import { Effect } from "effect";
import { Asker } from "../audit/index.ts";
import { AuditKeeping } from "../audit/inside.ts";
import { AccountCodeId } from "../ids/index.ts";
import { MailKeeping, registerLetters } from "../mail/inside.ts";
import { registerPeriodic } from "../tasks/inside.ts";
import { confirmationLetter, knownLetter, resetLetter } from "./letters.ts";
import { type CodeRow, makeAccountCodeStore } from "./store.ts";

/** Answers what submits the letter of a code, in the transaction that makes it. */
export const makeMailing = Effect.gen(function* () {
  const store = yield* makeAccountCodeStore;
  const mail = yield* MailKeeping;
  const audit = yield* AuditKeeping;

  /** Who it is for, and what opens by it; undefined where there is nobody to write to. */
  const receiver = Effect.fnUntraced(function* ({ id, purpose, email, details }: CodeRow) {
    if (email === null) return undefined;
    const known = yield* store.known(email);
    if (known === undefined)
      return purpose === "registration" ? { page: "confirm", letter: confirmationLetter } : undefined;
    yield* store.becomeReset(id, known.id);
    const { address = "", agent = "" } = details;
    yield* Effect.provideService(audit.note(known.id, "reset-asked"), Asker, { address, agent });
    const letter = purpose === "registration" ? knownLetter : resetLetter;
    return {
      page: "reset",
      letter: (to: string, link: string, site: string) => letter(to, known.fullName, link, site),
    };
  });

  const addressed = Effect.fnUntraced(function* (id: AccountCodeId) {
    const row = yield* store.byId(id);
    if (row === undefined) return undefined;
    const to = yield* receiver(row);
    const { email } = row;
    if (to !== undefined && email !== null)
      return (secret: string) => to.letter(email, mail.linkTo(to.page, secret), mail.siteUrl);
    yield* store.remove(id);
    return undefined;
  });

  yield* registerPeriodic("accounts.forget", "29 * * * *", store.forget);
  const { setHash, unsent } = store;
  return yield* registerLetters({ room: "accounts", id: AccountCodeId, addressed, setHash, unsent });
});
