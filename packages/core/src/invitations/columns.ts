/** Columns of an invitation for shapes, over `invitations i` with its project `p`, team `t` and inviter `u`. */
import type { InvitationId, TeamId } from "../ids/index.ts";
import { instant, int, nullable, text } from "../database/index.ts";

export const invitationColumns = {
  invitationId: int<InvitationId>("i.id"),
  email: text("i.email"),
  project: nullable(text("p.slug")),
  teamId: nullable(int<TeamId>("t.id")),
  team: nullable(text("t.name")),
  inviter: nullable(text("u.username")),
  created: instant("i.created"),
  expires: instant("i.expires"),
} as const;
export type InvitationColumn = keyof typeof invitationColumns;
