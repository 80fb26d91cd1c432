/** The law of rights: from an actor's facts and a subject's facts to allowed, or denied with the reason. Pure. */
import { type Actor, accessControl, type Grant, type Subject } from "./model.ts";
import type { LanguageId } from "../ids/index.ts";
import { type GlobalPermission, isGlobalPermission, type Permission, type ScopedPermission } from "./permissions.ts";

export type Decision =
  | { readonly allowed: true; readonly because: string }
  | { readonly allowed: false; readonly because: string };

const allowed = (because: string): Decision => ({ allowed: true, because });
const denied = (because: string): Decision => ({ allowed: false, because });

/** Grants that reach a project: its own, those of its kind of access, and those for all projects. */
const projectGrants = ({ grants }: Actor, project: Subject["project"]): readonly Grant[] => [
  ...(grants.projects.get(project.id) ?? []),
  ...(project.accessControl === accessControl.public ? grants.public : []),
  ...(project.accessControl === accessControl.protected ? grants.protected : []),
  ...grants.all,
];

/** Every grant that reaches a subject, language aside. A restricted component is reached by grants of its own only. */
export const grantsReaching = (actor: Actor, { project, component }: Subject): readonly Grant[] => [
  ...(component?.restricted === true ? [] : projectGrants(actor, project)),
  ...(component === undefined ? [] : (actor.grants.components.get(component.id) ?? [])),
];

const tokenRefusal = (actor: Actor, permission: Permission): string | undefined =>
  actor.token === null || actor.token.scopes === "all" || actor.token.scopes.has(permission)
    ? undefined
    : `the token's scopes leave out ${permission}`;

/** A site-wide right. */
export const mayGlobally = (actor: Actor, permission: GlobalPermission): Decision => {
  const refusal = tokenRefusal(actor, permission);
  if (refusal !== undefined) return denied(refusal);
  if (actor.token?.projectId != null) return denied("a project token holds no site-wide rights");
  if (actor.isSuperuser) return allowed("superuser");
  return actor.grants.global.has(permission)
    ? allowed(`a team's role holds ${permission}`)
    : denied(`no team gives ${permission}`);
};

/** Whether the token in use may do less than its user. */
export const isNarrowed = ({ token }: Actor): boolean =>
  token !== null && (token.scopes !== "all" || token.projectId !== null);

/** Whether all of a superuser's power is at hand. */
export const hasFullPower = (actor: Actor): boolean => actor.isSuperuser && !isNarrowed(actor);

/** A right in a project, in a component, or in one language of it. Says nothing about locks or states: see the nouns' own policies. */
export const may = (actor: Actor, permission: ScopedPermission, subject: Subject): Decision => {
  const refusal = tokenRefusal(actor, permission);
  if (refusal !== undefined) return denied(refusal);
  if (actor.token?.projectId != null && actor.token.projectId !== subject.project.id)
    return denied("the token belongs to another project");
  if (actor.isSuperuser) return allowed("superuser");
  if (actor.grants.blocked.has(subject.project.id)) return denied("blocked in this project");
  const holding = grantsReaching(actor, subject).filter((grant) => grant.permissions.has(permission));
  const [first] = holding;
  if (first === undefined) return denied(`no team gives ${permission} here`);
  const { languageId } = subject;
  if (languageId === undefined) return allowed(`team ${first.team}`);
  const spoken = holding.find((grant) => grant.languages === "all" || grant.languages.has(languageId));
  return spoken === undefined ? denied(`no team gives ${permission} in this language`) : allowed(`team ${spoken.team}`);
};

/** Whether the actor holds a right in a whole project in these languages, and so may let others have it there. */
export const mayGive = (
  actor: Actor,
  permission: Permission,
  project: Subject["project"],
  languages: ReadonlySet<LanguageId> | "all",
): Decision => {
  if (isGlobalPermission(permission)) return mayGlobally(actor, permission);
  const decision = may(actor, permission, { project });
  if (!decision.allowed || actor.isSuperuser) return decision;
  if (languages !== "all")
    return (
      [...languages]
        .map((languageId) => may(actor, permission, { project, languageId }))
        .find((each) => !each.allowed) ?? decision
    );
  const whole = grantsReaching(actor, { project }).find(
    (grant) => grant.languages === "all" && grant.permissions.has(permission),
  );
  return whole === undefined ? denied(`no team gives ${permission} in all languages`) : allowed(`team ${whole.team}`);
};

/** Whether a project exists for the actor. */
export const maySeeProject = (actor: Actor, project: Subject["project"]): boolean => {
  if (actor.token?.projectId != null && actor.token.projectId !== project.id) return false;
  if (actor.isSuperuser) return true;
  if (actor.grants.blocked.has(project.id)) return false;
  return (
    project.accessControl === accessControl.public ||
    project.accessControl === accessControl.protected ||
    actor.grants.projects.has(project.id) ||
    actor.grants.all.length > 0
  );
};

/** Whether a component exists for the actor. */
export const maySeeComponent = (
  actor: Actor,
  subject: Subject & { readonly component: NonNullable<Subject["component"]> },
): boolean =>
  maySeeProject(actor, subject.project) &&
  (!subject.component.restricted || actor.isSuperuser || actor.grants.components.has(subject.component.id));
