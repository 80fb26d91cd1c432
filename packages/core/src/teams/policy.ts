/** Who may keep teams, their members and administrators. Pure. */
import { type Actor, type Decision, isNarrowed, may, mayGlobally } from "../access/index.ts";
import type { Giving, OwnTeam, TeamFacts } from "./model.ts";

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

/** Whether those who keep the project's permissions change the team; who edits all teams changes any. */
export const mayChangeOwn = (actor: Actor, team: OwnTeam): Decision => {
  if (editsTeams(actor)) return { allowed: true, because: "edits all teams" };
  if (team.reachesBeyond)
    return { allowed: false, because: "the team reaches beyond its project; those who manage all teams change it" };
  if (team.internal)
    return { allowed: false, because: "the project made this team for itself; make another one beside it" };
  return { allowed: true, because: "a team of the project" };
};

const isWithin = <Each>(some: ReadonlySet<Each> | "all", all: ReadonlySet<Each> | "all") =>
  all === "all" || (some !== "all" && [...some].every((each) => all.has(each)));

/** Whether a team gives anything after a change that it did not give before. */
export const givesMore = (before: Giving, after: Giving): boolean =>
  !isWithin(after.roles, before.roles) || !isWithin(after.languages, before.languages);
