/** Who may make an account. */
import { Context } from "effect";

/** Nobody, everybody, who was invited, or who has an address of some domains, and who was invited. */
export const registrations = ["off", "open", "invitation", "domains"] as const;
export type Registration = (typeof registrations)[number];

export const AccountSettings = Context.Reference<{
  readonly registration: Registration;
  /** Of mail, in small letters. */
  readonly domains: readonly string[];
}>("@dragoman/core/accounts/AccountSettings", {
  defaultValue: () => ({ registration: "invitation", domains: [] }),
});
