/** What is written to people about their accounts. */
import type { Letter } from "../mail/inside.ts";

const signed = (site: string, ...lines: readonly string[]) => `${lines.join("\n\n")}\n\n-- \n${site}\n`;

/** Without a name: whoever registers an address that is not theirs could write anything to its owner by it. */
export const confirmationLetter = (to: string, link: string, site: string): Letter => ({
  to,
  subject: "Confirm your address",
  text: signed(
    site,
    "Hello,",
    "somebody, most likely you, asked for an account with this address. To confirm that, open",
    link,
    "within three days. If it was not you, there is nothing to do.",
  ),
});

export const resetLetter = (to: string, name: string, link: string, site: string): Letter => ({
  to,
  subject: "Set a new password",
  text: signed(
    site,
    `Hello ${name},`,
    "somebody, most likely you, asked for a new password. To choose one, open",
    link,
    "within an hour. If it was not you, there is nothing to do: your password stays.",
  ),
});

/** To somebody who registers with an address that has an account. */
export const knownLetter = (to: string, name: string, link: string, site: string): Letter => ({
  to,
  subject: "You have an account already",
  text: signed(
    site,
    `Hello ${name},`,
    "somebody, most likely you, asked for an account with this address. It has one. To choose a new password, open",
    link,
    "within three days. If it was not you, there is nothing to do: your password stays.",
  ),
});

/** What happened, by the act that is noted of it. */
export const noticeWords = {
  "second-factor-added": "an app for one-time codes was set up for your account.",
  "second-factor-removed": "the second factor of your account was taken away.",
  "recovery-codes-made": "new recovery codes were made for your account. The ones before open nothing any more.",
  "recovery-code-used": "somebody signed in to your account with a recovery code, which is used up.",
  "passkey-added": "a passkey was added to your account.",
  "passkey-removed": "a passkey was taken away from your account.",
} as const;

interface Noticed {
  readonly time: Date;
  /** Where it was asked from, as far as that is known. */
  readonly address: string;
  /** Where its owner looks after the account. */
  readonly page: string;
}

export const noticeLetter = (
  to: string,
  name: string,
  act: keyof typeof noticeWords,
  { time, address, page }: Noticed,
  site: string,
): Letter => ({
  to,
  subject: "Your ways of signing in have changed",
  text: signed(
    site,
    `Hello ${name},`,
    noticeWords[act],
    `That was on ${time.toISOString().slice(0, 16).replace("T", " at ")} UTC${address === "" ? "" : `, from ${address}`}.`,
    "If it was you, there is nothing to do. If not, set a new password and end all other sessions at",
    page,
  ),
});
