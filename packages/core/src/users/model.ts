/** A user: an account of a person or of a program. */
import { Schema } from "effect";
import type { ProjectId, UserId } from "../ids/index.ts";
import { Email, Flag, Instant, Nullable, Text } from "../fields/index.ts";
import { fullNameProblem, usernameProblem } from "./names.ts";

const fields = {
  username: Text({ max: 150, rule: usernameProblem }),
  full_name: Text({ max: 150, rule: fullNameProblem }),
};

const optional = {
  email: Schema.optionalKey(Nullable(Email)),
  is_superuser: Schema.optionalKey(Flag),
  is_active: Schema.optionalKey(Flag),
  is_bot: Schema.optionalKey(Flag),
  date_joined: Schema.optionalKey(Instant),
  last_login: Schema.optionalKey(Nullable(Instant)),
};

/** What makes a user, and what replaces one (PUT keeps what is not sent). */
export const NewUser = Schema.Struct({ ...fields, ...optional });
export type NewUser = typeof NewUser.Type;

export const UserPatch = Schema.Struct({
  username: Schema.optionalKey(fields.username),
  full_name: Schema.optionalKey(fields.full_name),
  ...optional,
});
export type UserPatch = typeof UserPatch.Type;

export interface UserFacts {
  readonly id: UserId;
  readonly username: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly isSuperuser: boolean;
  readonly isActive: boolean;
  readonly isBot: boolean;
  /** The one project that a project's bot works in. */
  readonly projectId: ProjectId | null;
}

/** Who makes an account for themselves. */
export interface Registered {
  readonly username: string;
  readonly full_name: string;
  readonly email: string;
}

export interface NewBot {
  /** Wished for: a number is added where it is taken. */
  readonly username: string;
  readonly fullName: string;
  readonly projectId: ProjectId;
  readonly expires: Date | null;
}
