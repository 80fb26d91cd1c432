/** Mail over SMTP. The library is loaded with the first letter; tasks send, so that nobody waits and none is lost. */
import { Context, Effect, Layer, Schedule, Schema } from "effect";
import { MailSettings } from "./settings.ts";

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export class MailFailed extends Schema.TaggedError<MailFailed>()("MailFailed", { reason: Schema.String }) {
  override get message() {
    return `The mail was not taken: ${this.reason}`;
  }
}

export class MailKeeping extends Context.Service<
  MailKeeping,
  {
    readonly isOn: boolean;
    readonly siteUrl: string;
    /** The address of a page of ours with a code, which stands where no server is told of it. */
    readonly linkTo: (page: string, code: string) => string;
    /** Tries a few times; for tasks. */
    readonly send: (letter: Letter) => Effect.Effect<void, MailFailed>;
  }
>()("@dragoman/core/mail/MailKeeping") {}

const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
const tries = Schedule.max([Schedule.exponential("1 second"), Schedule.recurs(3)]);

export const mailing = Layer.effect(
  MailKeeping,
  Effect.gen(function* () {
    const { url, from, siteUrl } = yield* MailSettings;
    const isOn = url !== undefined && siteUrl !== "";
    const transport = yield* Effect.cached(
      Effect.promise(async () => {
        const { createTransport } = await import("nodemailer");
        return createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
      }),
    );
    const send = ({ to, subject, text }: Letter) =>
      Effect.gen(function* () {
        if (!isOn) return yield* new MailFailed({ reason: "no server for mail is set." });
        const sender = yield* transport;
        yield* Effect.tryPromise({
          try: () => sender.sendMail({ from, to: { name: "", address: to }, subject, text }),
          catch: (error) => new MailFailed({ reason: error instanceof Error ? error.message : String(error) }),
        }).pipe(Effect.retry(tries));
      });
    return MailKeeping.of({ isOn, siteUrl, send, linkTo: (page, code) => `${siteUrl}/account/${page}/#${code}` });
  }),
);
