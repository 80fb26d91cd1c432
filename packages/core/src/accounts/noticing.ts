/**
 * Letters to owners of accounts whose ways of signing in were changed, so that they hear of what they did not do. A
 * letter that no server takes ends as a failed task: it is told where tasks are.
 */
import { Clock, Effect, Schema } from "effect";
import { type AccountAct, accountActs } from "../audit/index.ts";
import { AuditKeeping } from "../audit/inside.ts";
import { UserId } from "../ids/index.ts";
import { MailKeeping } from "../mail/inside.ts";
import { defineTask, registerTask, TaskKeeping } from "../tasks/inside.ts";
import { noticeLetter, noticeWords } from "./letters.ts";
import { makeAccountCodeStore } from "./store.ts";

type ToldAct = keyof typeof noticeWords;
const isTold = (act: AccountAct): act is ToldAct => act in noticeWords;

const task = defineTask(
  "accounts.notice",
  Schema.Struct({
    user: UserId,
    act: Schema.Literals(accountActs.filter(isTold)),
    time: Schema.Number,
    address: Schema.String,
  }),
);

export const registerNotices = Effect.gen(function* () {
  const store = yield* makeAccountCodeStore;
  const mail = yield* MailKeeping;
  const tasks = yield* TaskKeeping;
  const audit = yield* AuditKeeping;

  yield* registerTask(
    task,
    Effect.fnUntraced(function* ({ user, act, time, address }) {
      const account = yield* store.account(user);
      if (account === undefined || account.email === null) return;
      const page = `${mail.siteUrl}/account/security/`;
      yield* mail.send(
        noticeLetter(account.email, account.fullName, act, { time: new Date(time), address, page }, mail.siteUrl),
      );
    }),
  );

  if (mail.isOn)
    audit.hear(({ userId, act, address }) =>
      Effect.gen(function* () {
        if (!isTold(act)) return;
        const time = yield* Clock.currentTimeMillis;
        yield* tasks.submit(task, { key: `accounts.notice ${userId}`, payload: { user: userId, act, time, address } });
      }),
    );
});
