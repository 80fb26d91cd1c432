/** Where kinds of add-ons fit: by the format of a component's files. Pure. */
import { codecById } from "@dragoman/formats";
import { type ComponentFacts, repositoryOwner } from "../components/index.ts";
import type { Kind } from "./kind.ts";
import type { Place } from "./store.ts";

type Component = Pick<ComponentFacts, "file_format">;

export const isGettext = ({ file_format: format }: Component): boolean => format === "po" || format === "po-mono";

export const canRemove = ({ file_format: format }: Component): boolean => codecById(format)?.can.remove === true;

/** Formats that mark strings themselves need nobody else to do so. */
export const knowsNoFuzzy = ({ file_format: format }: Component): boolean => !["ts", "po", "po-mono"].includes(format);

export const isOneOf =
  (formats: ReadonlySet<string>) =>
  ({ file_format: format }: Component): boolean =>
    formats.has(format);

export const everywhere = (): boolean => true;

/** Where an add-on is kept that is asked for of a component. */
export const placeOf = ({ scope }: Kind, component: ComponentFacts): Place => {
  if (scope === "project") return { component_id: null, project_id: component.project_id };
  return { component_id: scope === "repository" ? repositoryOwner(component) : component.id, project_id: null };
};
