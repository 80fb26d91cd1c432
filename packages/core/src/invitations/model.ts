/** An invitation: a letter to somebody who may have no account yet, to the site or to a team of a project. */
import { Schema } from "effect";
import { Code } from "../accounts/index.ts";
import { Email, Id } from "../fields/index.ts";
import { type InvitationId, TeamId } from "../ids/index.ts";
import { NewPassword } from "../passwords/index.ts";
import { NewUser } from "../users/index.ts";

/** How long it can be accepted, in days. */
export const lastsDays = 14;

/** To the site. */
export const NewInvitation = Schema.Struct({ email: Email });
export type NewInvitation = typeof NewInvitation.Type;

export const NewProjectInvitation = Schema.Struct({ email: Email, team_id: Id(TeamId) });
export type NewProjectInvitation = typeof NewProjectInvitation.Type;

export const InvitationCode = Schema.Struct({ code: Code });
export type InvitationCode = typeof InvitationCode.Type;

/** Who has no account says what makes one. */
export const Acceptance = Schema.Struct({
  code: Code,
  username: Schema.optionalKey(NewUser.fields.username),
  full_name: Schema.optionalKey(NewUser.fields.full_name),
  password: Schema.optionalKey(NewPassword),
});
export type Acceptance = typeof Acceptance.Type;

/** What whoever holds the letter is told. */
export interface Invited {
  readonly email: string;
  readonly inviter: string | null;
  readonly project: { readonly name: string; readonly slug: string } | null;
  readonly team: string | null;
  /** Whether the address has an account, which signs in to accept. */
  readonly hasAccount: boolean;
}

export interface MadeInvitation {
  readonly id: InvitationId;
  /** For the operator and those who manage users, where no mail is sent. */
  readonly code: string | null;
}
