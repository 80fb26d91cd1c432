/**
 * The words in which `requirements.ts` says what an endpoint asks of its caller. Each is a question to the pure law of
 * `access/policy.ts` (and `teams/policy.ts`) about facts of the scene, and answers what the caller must be told.
 */
import {
  type Actor,
  type GlobalPermission,
  hasFullPower,
  isNarrowed,
  may,
  mayGlobally,
  maySeeComponent,
  maySeeProject,
  type ScopedPermission,
} from "@dragoman/core/access";
import type { Place } from "./scene.ts";

/** That the caller has to say who it is, that it is not there, that it is not allowed, that what it names is not there, or the answer. */
export type Outcome = "unknown" | "absent" | "refused" | "wrong" | "answered";
export type Requirement = (actor: Actor, place: Place) => Outcome;

const answered = (allowed: boolean): Outcome => (allowed ? "answered" : "refused");
const exists = (seen: boolean): Outcome => (seen ? "answered" : "absent");
/** The first that is no answer, or else an answer. */
export const all =
  (...requirements: readonly Requirement[]): Requirement =>
  (actor, place) =>
    requirements.map((each) => each(actor, place)).find((outcome) => outcome !== "answered") ?? "answered";

export const everybody: Requirement = () => "answered";
/** The newcomer did nothing that could be seen, so is there for those with an account alone. */
export const knowsNewcomer: Requirement = ({ isAnonymous }) => exists(!isAnonymous);
/** Anonymous callers are asked who they are. */
export const signedIn: Requirement = ({ isAnonymous }) => (isAnonymous ? "unknown" : "answered");

export const globally =
  (permission: GlobalPermission): Requirement =>
  (actor) =>
    answered(mayGlobally(actor, permission).allowed);

export const seesProject: Requirement = (actor, { project }) => exists(maySeeProject(actor, project));
export const seesComponent: Requirement = (actor, { project, component }) =>
  exists(maySeeComponent(actor, { project, component }));

/** Whoever asks sees what those without an account do. */
export const openToAll: Requirement = (_, { project: { accessControl: access } }) => exists(access <= 1);
export const openComponent = all(openToAll, (_, { component }) => exists(!component.restricted));

/** The list that holds the place's component alone. */
export const seesList: Requirement = (actor, { project, component }) =>
  exists(mayGlobally(actor, "componentlist.edit").allowed || maySeeComponent(actor, { project, component }));

/** What a component is shared with is there for those who see it. */
export const seesLinked: Requirement = (actor, { linked }) => exists(maySeeProject(actor, linked));

/** A language is there for those who see something that is translated into it. */
export const seesSomething: Requirement = (actor, { projects }) =>
  exists(projects.some((each) => maySeeProject(actor, each)));

/** Any of the permissions on the project. */
const onProject =
  (...permissions: readonly ScopedPermission[]): Requirement =>
  (actor, { project }) =>
    answered(permissions.some((permission) => may(actor, permission, { project }).allowed));

export const project = (...permissions: readonly ScopedPermission[]) => all(seesProject, onProject(...permissions));

export const component = (permission: ScopedPermission) =>
  all(seesComponent, (actor, place) => answered(may(actor, permission, place).allowed));

/** git is asked for credentials wherever it lacks something, and is told no more without them. */
export const byGit =
  (permission: ScopedPermission): Requirement =>
  (actor, place) => {
    const outcome = component(permission)(actor, place);
    return actor.isAnonymous && outcome !== "answered" ? "unknown" : outcome;
  };

export const translation = (permission: ScopedPermission) =>
  all(seesComponent, (actor, { languageId, ...place }) =>
    answered(may(actor, permission, { ...place, languageId }).allowed),
  );

/** A project that the body names: one that the caller may not edit is as one that does not exist. */
export const namesEdited: Requirement = (actor, { project }) =>
  maySeeProject(actor, project) && may(actor, "project.edit", { project }).allowed ? "answered" : "wrong";

/** A project that the body names. */
export const namesSeen: Requirement = (actor, { project }) => (maySeeProject(actor, project) ? "answered" : "wrong");

/** A translation that the body names. */
export const namesTranslation =
  (permission: ScopedPermission): Requirement =>
  (actor, { languageId, ...place }) =>
    !maySeeComponent(actor, place) ? "wrong" : answered(may(actor, permission, { ...place, languageId }).allowed);
/** A project's memory: there for those who keep it, or all memory; others keep another's, or are refused at once. */
const memoryPermissions = ["memory.edit", "memory.delete"] as const;
const mayKeep = (actor: Actor, project: Place["project"], permissions: readonly ScopedPermission[]) =>
  permissions.some((permission) => may(actor, permission, { project }).allowed);
export const keepsMemory: Requirement = (actor, { projects }) =>
  answered(
    mayGlobally(actor, "memory.manage").allowed || projects.some((each) => mayKeep(actor, each, memoryPermissions)),
  );
export const memoryOf = (permission: ScopedPermission) =>
  all(
    keepsMemory,
    (actor, { project }) =>
      exists(mayGlobally(actor, "memory.manage").allowed || mayKeep(actor, project, memoryPermissions)),
    (actor, { project }) =>
      answered(mayGlobally(actor, "memory.manage").allowed || mayKeep(actor, project, [permission])),
  );

/** A component, with a permission on its project: work on repositories is done for all of it. */
export const componentOfProject = (...permissions: readonly ScopedPermission[]) =>
  all(seesComponent, onProject(...permissions));

/** The place's own team: there for its members, its administrators, and who keeps the project's permissions. */
const keepsTeam: Requirement = (actor, place) =>
  answered(
    mayGlobally(actor, "group.edit").allowed ||
      actor.administeredTeams.has(place.teamId) ||
      may(actor, "project.permissions", place).allowed,
  );
export const seesTeam: Requirement = (actor, place) =>
  exists(!actor.isAnonymous && (actor.teams.has(place.teamId) || keepsTeam(actor, place) === "answered"));
export const team = (requirement: Requirement = keepsTeam) => all(seesTeam, requirement);
/** Who keeps some team may put users into it; into others as little as into those that do not exist. */
export const keepsMembers: Requirement = (actor, place) => {
  if (mayGlobally(actor, "user.edit").allowed || keepsTeam(actor, place) === "answered") return "answered";
  return keepsSome(actor) ? "wrong" : "refused";
};
const keepsSome = (actor: Actor) =>
  actor.administeredTeams.size > 0 ||
  [...actor.grants.projects].some(
    ([id]) => may(actor, "project.permissions", { project: { id, accessControl: 0 } }).allowed,
  );

export const superuser: Requirement = (actor) => answered(hasFullPower(actor));

/** All the rights of its user. */
export const whole: Requirement = (actor) => answered(!isNarrowed(actor));

/** Their own alone. */
export const isNewcomer: Requirement = all(knowsNewcomer, (actor) =>
  answered(actor.username === "newcomer" && !isNarrowed(actor)),
);
/** The newcomer's own, or of those who manage users. */
export const newcomer: Requirement = all(knowsNewcomer, (actor) =>
  answered(actor.username === "newcomer" || mayGlobally(actor, "user.edit").allowed),
);
/** The role Administration: there for those whose teams give it, and for who edits roles. */
export const seesAdministration: Requirement = (actor) =>
  exists(
    mayGlobally(actor, "role.edit").allowed ||
      [...actor.grants.projects.values()].flat().some(({ permissions }) => permissions.has("project.permissions")),
  );
