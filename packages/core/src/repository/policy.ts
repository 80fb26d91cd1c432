/** Who may ask what of a repository, and which languages and strings may come to its files or leave them. Pure. */
import { codecById } from "@dragoman/formats";
import type { ProjectId } from "../ids/index.ts";
import { type Actor, Forbidden, may, Refused } from "../access/index.ts";
import { parseFlags } from "../checks/index.ts";
import { type ComponentFacts, languageFilter, subjectOf } from "../components/index.ts";
import type { LanguageRow } from "../languages/inside.ts";
import { refuseContribution, subjectOfUnit, type UnitFacts } from "../units/index.ts";
import { type Operation, operationPermissions, statusPermissions } from "./model.ts";

interface Place {
  readonly id: ProjectId;
  readonly accessControl: number;
}

/** The project by whose rights it goes. */
export const projectOf = (component: ComponentFacts): Place => ({
  id: component.project_id,
  accessControl: component.access_control,
});

export const maySeeStatus = (actor: Actor, project: Place): boolean =>
  statusPermissions.some((permission) => may(actor, permission, { project }).allowed);

export const mayOperate = (actor: Actor, project: Place, operation: Operation): boolean =>
  may(actor, operationPermissions[operation], { project }).allowed;

const mayEdit = (actor: Actor, component: ComponentFacts): boolean =>
  may(actor, "component.edit", subjectOf(component)).allowed;

/** Whether any language can be asked for. */
export const mayAddLanguages = (actor: Actor, component: ComponentFacts): boolean =>
  may(actor, "translation.add", subjectOf(component)).allowed &&
  !component.locked &&
  (component.new_lang !== "none" || mayEdit(actor, component));

/** Why those who may add languages do not add this one. */
export const refuseLanguage = (
  actor: Actor,
  component: ComponentFacts,
  { id, code }: Pick<LanguageRow, "id" | "code">,
): Forbidden | Refused | undefined => {
  if (component.new_lang !== "add" && !mayEdit(actor, component))
    return new Forbidden({ reason: "Ask the maintainers of this component for new languages." });
  if (component.template === "" && component.new_base === "" && codecById(component.file_format)?.id !== "tbx")
    return new Forbidden({ reason: "The component has no template for new translations." });
  if (id === component.source_language_id) return new Refused({ reason: "This is the source language." });
  return languageFilter(component.language_regex)(code)
    ? undefined
    : new Refused({ reason: "The component leaves this language out." });
};

/** Why a string is not removed from the files. */
export const refuseRemoval = (actor: Actor, unit: UnitFacts): string | undefined => {
  if (unit.template !== "" && !unit.is_source) return "Remove the string from the source language instead.";
  if (!unit.manage_units || (unit.template !== "" && !unit.edit_template))
    return "Removing strings is turned off for this component.";
  if (unit.is_glossary && !unit.is_source && parseFlags(unit.source_flags).has("terminology"))
    return "Every language has this term: remove it from the source language instead.";
  const codec = codecById(unit.file_format);
  if (codec?.can.remove !== true || codec.givenStrings === true)
    return "Strings cannot be removed from files of this format.";
  const contribution = refuseContribution(actor, unit);
  if (contribution !== undefined) return contribution;
  return may(actor, unit.is_glossary ? "glossary.delete" : "unit.delete", subjectOfUnit(unit)).allowed
    ? undefined
    : "You may not remove strings here.";
};
