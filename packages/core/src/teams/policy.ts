/** Who may keep the members and administrators of a team. Pure. */
import { type Actor, type Decision, isNarrowed, may, mayGlobally } from "../access/index.ts";
import type { TeamFacts } from "./model.ts";

/** Whether all teams and their members are there for the actor to keep. */
export const managesUsers = (actor: Actor): boolean => mayGlobally(actor, "user.edit").allowed;

/** Whether all teams are the actor's to edit. */
export const editsTeams = (actor: Actor): boolean => mayGlobally(actor, "group.edit").allowed;

/** Those who edit all teams, the team's administrators, and who keeps the permissions of the project whose team it is. */
export const mayAdminister = (actor: Actor, team: TeamFacts): Decision => {
  const everywhere = mayGlobally(actor, "group.edit");
  if (everywhere.allowed) return everywhere;
  if (actor.administeredTeams.has(team.id) && !isNarrowed(actor))
    return { allowed: true, because: `administers the team ${team.name}` };
  return team.definingProject === null
    ? everywhere
    : may(actor, "project.permissions", { project: team.definingProject });
};

/** Whether the actor may see everybody who is in the project's teams. */
export const maySeeMembers = (actor: Actor, project: NonNullable<TeamFacts["definingProject"]>): Decision =>
  may(actor, "project.permissions", { project });
