/**
 * Letters with codes. A task knows the row of a code alone; the code is made when its letter is written, so that nothing
 * but the letter ever holds it. A letter that is sent twice has two codes, of which the later one opens.
 */
import { Effect, Schema } from "effect";
import { hashToken } from "../access/index.ts";
import { makeSecret } from "../sessions/inside.ts";
import { defineTask, registerPeriodic, registerTask, TaskKeeping } from "../tasks/inside.ts";
import { type Letter, MailKeeping } from "./keeping.ts";

/** What codes of one kind are, as their room keeps them. */
interface Codes<Id extends number, Lost, R> {
  /** Names their tasks: `accounts` for `accounts.mail`. */
  readonly room: string;
  readonly id: Schema.Codec<Id, number>;
  /** What makes the letter of a code; undefined where there is nobody to write to. */
  readonly addressed: (id: Id) => Effect.Effect<((secret: string) => Letter) | undefined, Lost, R>;
  /** Null for a code that opens nothing, as its letter was not sent. */
  readonly setHash: (id: Id, hash: Uint8Array | null) => Effect.Effect<unknown, Lost>;
  /** Codes whose letters did not leave. */
  readonly unsent: Effect.Effect<readonly { readonly id: Id }[], Lost>;
}

/** Answers what submits the letter of a code, in the transaction that makes it. Those that fail are sent again. */
export const registerLetters = <Id extends number, Lost, R>({
  room,
  id: idOf,
  addressed,
  setHash,
  unsent,
}: Codes<Id, Lost, R>) =>
  Effect.gen(function* () {
    const mail = yield* MailKeeping;
    const tasks = yield* TaskKeeping;
    const task = defineTask(`${room}.mail`, Schema.Struct({ id: idOf }));
    const submit = (id: Id) =>
      Effect.asVoid(tasks.submit(task, { key: `${room}.mail ${id}`, payload: { id }, coalesce: true }));

    const write = Effect.fnUntraced(function* ({ id }: { readonly id: Id }) {
      const letterFor = yield* addressed(id);
      if (letterFor === undefined) return;
      const secret = makeSecret();
      yield* setHash(id, hashToken(secret));
      yield* Effect.tapError(mail.send(letterFor(secret)), () => setHash(id, null));
    });

    yield* registerTask(task, write);
    const again = Effect.flatMap(unsent, (rows) => Effect.forEach(rows, ({ id }) => submit(id), { discard: true }));
    yield* registerPeriodic(`${room}.mail-again`, "*/10 * * * *", mail.isOn ? again : Effect.void);
    return submit;
  });
