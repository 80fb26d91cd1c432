/** What people send on the way to an account. */
import { Schema } from "effect";
import { Email, Text } from "../fields/index.ts";
import { NewPassword } from "../passwords/index.ts";
import { NewUser } from "../users/index.ts";

/** How long codes open what they were made for, in minutes. */
export const lifetimes = { registration: 3 * 24 * 60, reset: 60, "sign-in": 15 } as const;
export type Purpose = keyof typeof lifetimes;

export const Code = Text({ max: 200 });

export const NewRegistration = Schema.Struct({
  username: NewUser.fields.username,
  full_name: NewUser.fields.full_name,
  email: Email,
  /** May be said when the address is confirmed. */
  password: Schema.optionalKey(NewPassword),
});
export type NewRegistration = typeof NewRegistration.Type;

export const Confirmation = Schema.Struct({
  code: Code,
  /** Another one, where somebody took the first meanwhile. */
  username: Schema.optionalKey(NewUser.fields.username),
  password: Schema.optionalKey(NewPassword),
});
export type Confirmation = typeof Confirmation.Type;

export const ResetRequest = Schema.Struct({ email: Email });
export type ResetRequest = typeof ResetRequest.Type;

export const Reset = Schema.Struct({ code: Code, password: NewPassword });
export type Reset = typeof Reset.Type;

export const LinkUse = Schema.Struct({ code: Code });
export type LinkUse = typeof LinkUse.Type;
