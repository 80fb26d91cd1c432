/** Who may upload how, beyond uploading at all. Pure. */
import { codecById } from "@dragoman/formats";
import { type Actor, Invalid, may, type ScopedPermission } from "../access/index.ts";
import { isMonolingual, subjectOf } from "../components/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import type { UnitId } from "../ids/index.ts";
import type { Conflicts } from "./matching.ts";
import type { UploadMethod } from "./model.ts";

const holder =
  (actor: Actor, { component, translation }: FoundTranslation) =>
  (permission: ScopedPermission): boolean =>
    may(actor, permission, subjectOf(component, translation.language_id)).allowed;

/** Whether the file's author can be another than who uploads. */
export const mayNameAuthor = (actor: Actor, { component }: FoundTranslation): boolean =>
  may(actor, "upload.authorship", subjectOf(component)).allowed;

/** The rights that decide about uploads, as far as the actor holds them. */
export const uploadRights = (actor: Actor, found: FoundTranslation): readonly ScopedPermission[] =>
  deciding.filter(holder(actor, found));

const deciding = [
  "upload.perform",
  "upload.overwrite",
  "upload.authorship",
  "unit.edit",
  "unit.template",
  "unit.review",
  "unit.add",
  "unit.delete",
  "suggestion.add",
  "component.edit",
  "source.edit",
] as const satisfies readonly ScopedPermission[];

/** The source strings of a bilingual component come from its template: they are uploaded as a whole, or not at all. */
export const isTemplateOnly = ({ component, translation }: FoundTranslation): boolean =>
  translation.is_source && !isMonolingual(component);

/** Whether anything can be uploaded to the source of a bilingual component. */
export const mayReplaceSources = (actor: Actor, found: FoundTranslation): boolean =>
  codecById(found.component.file_format)?.template !== undefined && holder(actor, found)("source.edit");

/** What becomes of the conflicts that are chosen one by one: what is approved gives way to reviewers only. */
export const chosenConflicts = (actor: Actor, found: FoundTranslation): Conflicts =>
  holder(actor, found)("unit.review") && reviews(found) ? "replace-approved" : "replace-translated";

const reviews = ({ component, translation }: FoundTranslation): boolean =>
  translation.is_source ? component.source_review : component.translation_review;

/** What the method and the conflicts need beyond uploading at all. */
export const refuseInput = (
  actor: Actor,
  found: FoundTranslation,
  method: UploadMethod,
  conflicts: Conflicts,
  chosen: readonly UnitId[],
): Invalid | undefined => {
  const { component, translation } = found;
  const holds = holder(actor, found);
  const unavailable = (text: string) => Invalid.field("method", text);
  if (conflicts !== "" && conflicts !== "ignore" && !holds("upload.overwrite"))
    return Invalid.field("conflicts", "You may not overwrite translations.");
  if (chosen.length > 0 && !holds("upload.overwrite"))
    return Invalid.field("overwrite", "You may not overwrite translations.");
  if (conflicts === "replace-approved" && !(reviews(found) && holds("unit.review")))
    return Invalid.field(
      "conflicts",
      "Only reviewers may overwrite approved translations, and only where reviews are on.",
    );
  if (method === "source") {
    if (!translation.is_source) return unavailable("Source strings can be uploaded to the source language only.");
    return isTemplateOnly(found) && mayReplaceSources(actor, found)
      ? undefined
      : unavailable("The source strings of this component are not replaced by a template.");
  }
  if (isTemplateOnly(found)) return unavailable("The source strings here can be replaced by a template only.");
  switch (method) {
    case "translate":
    case "fuzzy":
      return holds("unit.edit") && (!translation.is_template || holds("unit.template"))
        ? undefined
        : unavailable("You may not translate here.");
    case "approve":
      return reviews(found) && holds("unit.review")
        ? undefined
        : unavailable("Approving needs reviews, and the right to review.");
    case "suggest":
      return component.enable_suggestions && holds("suggestion.add")
        ? undefined
        : unavailable("Suggestions cannot be added here.");
    case "add":
      if (isMonolingual(component) && !translation.is_source)
        return unavailable("Add strings to the source instead of the translation.");
      return component.manage_units && holds("unit.add") ? undefined : unavailable("Strings cannot be added here.");
    case "replace":
      if (codecById(component.file_format)?.catalogue !== undefined)
        return unavailable("The file holds all languages: replacing it would change more than this one.");
      return translation.filename !== "" &&
        (holds("component.edit") || (holds("unit.add") && holds("unit.delete") && holds("unit.edit")))
        ? undefined
        : unavailable("The file cannot be replaced here.");
  }
};
