/** What hangs on the rights of a component, beside its own editing. Pure. */
import type { ProjectId } from "../ids/index.ts";
import { type Actor, hasFullPower, may } from "../access/index.ts";
import { type ComponentFacts, subjectOf } from "./facts.ts";

type Place = Parameters<typeof subjectOf>[0] & Pick<ComponentFacts, "project_id">;

const mayEdit = (actor: Actor, component: Place) => may(actor, "component.edit", subjectOf(component)).allowed;

/** Who shares a repository may reset it, and so throw away what waits in all of its components. */
export const mayShare = (actor: Actor, owner: Place, projectId: ProjectId): boolean =>
  owner.project_id === projectId || mayEdit(actor, owner);

/** Who leaves the repository of another component takes its credentials along only where they could use them there. */
export const mayKeepCredentials = (actor: Actor, owner: Place, projectId: ProjectId): boolean =>
  owner.project_id === projectId && mayEdit(actor, owner);

/** What works on no component that is left is stopped by superusers. */
export const mayStopTask = (actor: Actor, component: Place | undefined): boolean =>
  component === undefined ? hasFullPower(actor) : mayEdit(actor, component);
