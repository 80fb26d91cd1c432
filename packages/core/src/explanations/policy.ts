/** Why somebody may or may not do something, in sentences, by the same law that decides it. Pure. */
import {
  accessControl,
  type Actor,
  type Grant,
  grantsReaching,
  isGlobalPermission,
  may,
  mayGlobally,
  maySeeComponent,
  maySeeProject,
  type Permission,
  permissions,
  type ScopedPermission,
} from "../access/index.ts";
import { refuseContribution } from "../units/index.ts";
import type { Explanation, Held, Place } from "./model.ts";

type Verdict = Pick<Explanation, "allowed" | "because" | "reasons">;

/** Rights that take more than themselves: an address, no lock, an accepted agreement. */
const contributions: ReadonlySet<Permission> = new Set<Permission>([
  "unit.edit",
  "unit.add",
  "unit.delete",
  "unit.review",
  "upload.perform",
  "translation.auto",
  "suggestion.accept",
  "suggestion.vote",
]);

const accessNames = new Map<number, string>(Object.entries(accessControl).map(([name, value]) => [value, name]));

const visibility = (actor: Actor, { project, component }: Place): string => {
  const access = `the project is ${accessNames.get(project.accessControl)}`;
  if (!maySeeProject(actor, project)) return `Does not see the project: ${access}.`;
  if (component === undefined || maySeeComponent(actor, { project, component })) return `Sees it: ${access}.`;
  return "Does not see the component: it is restricted, and no team names it.";
};

/** What one team gives here. */
const gift = ({ team, permissions, languages }: Grant, permission: ScopedPermission, { languageId }: Place): string => {
  if (!permissions.has(permission)) return `The team ${team} reaches it, without ${permission}.`;
  const spoken = languageId === undefined || languages === "all" || languages.has(languageId);
  return `The team ${team} gives ${permission}${spoken ? "" : ", though not in this language"}.`;
};

/** What stands in the way of contributions there. */
const hurdleOf = (actor: Actor, { component }: Place) =>
  component === undefined ? undefined : refuseContribution(actor, component);

const inPlace = (actor: Actor, permission: ScopedPermission, place: Place): Verdict => {
  const { allowed, because } = may(actor, permission, place);
  const blocked = actor.grants.blocked.has(place.project.id) ? ["The project shuts the user out."] : [];
  const gifts = grantsReaching(actor, place).map((grant) => gift(grant, permission, place));
  const hurdle = contributions.has(permission) ? hurdleOf(actor, place) : undefined;
  return {
    allowed: allowed && hurdle === undefined,
    because: allowed && hurdle !== undefined ? hurdle : because,
    reasons: [visibility(actor, place), ...blocked, ...gifts, ...(hurdle === undefined ? [] : [hurdle])],
  };
};

/** `place` is undefined where nothing was named, which does for site-wide permissions only. */
export const explain = (actor: Actor, permission: Permission, place: Place | undefined): Verdict | undefined => {
  const superuser = actor.isSuperuser ? ["The user is a superuser."] : [];
  if (isGlobalPermission(permission)) {
    const decision = mayGlobally(actor, permission);
    return { ...decision, reasons: [...superuser, `${permission} is for the whole site.`] };
  }
  if (place === undefined) return undefined;
  const verdict = inPlace(actor, permission, place);
  return { ...verdict, reasons: [...superuser, ...verdict.reasons] };
};

/** All that somebody may do; `place` is undefined for the whole site. */
export const held = (actor: Actor, place: Place | undefined): Held => {
  const held = permissions.filter((permission) =>
    isGlobalPermission(permission)
      ? mayGlobally(actor, permission).allowed
      : place !== undefined && may(actor, permission, place).allowed,
  );
  const reason = place === undefined ? undefined : hurdleOf(actor, place);
  const hindered = reason === undefined ? [] : held.filter((permission) => contributions.has(permission));
  return {
    permissions: held,
    hindrance: reason === undefined || hindered.length === 0 ? null : { reason, permissions: hindered },
  };
};
