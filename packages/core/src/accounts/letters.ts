/** What is written to people about their accounts. */
import type { Letter } from "../mail/inside.ts";

const signed = (site: string, ...lines: readonly string[]) => `${lines.join("\n\n")}\n\n-- \n${site}\n`;

export const confirmationLetter = (to: string, name: string, link: string, site: string): Letter => ({
  to,
  subject: "Confirm your address",
  text: signed(
    site,
    `Hello ${name},`,
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
