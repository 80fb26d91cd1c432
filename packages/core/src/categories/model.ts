/** A category: a level of addresses between a project and its components, or between a category and more of its kind. */
import { Schema } from "effect";
import { CategoryId, type ProjectId } from "../ids/index.ts";
import { field, problem, readText, Slug, Text } from "../fields/index.ts";

/** Levels that a project may have. */
export const deepestLevel = 3;

export const noMatch = "Invalid hyperlink - No URL match.";
export const noObject = "Invalid hyperlink - Object does not exist.";

const sentAddress = { type: "string", format: "uri-reference" };

/** Objects are named on the wire by their addresses; the wire hands over what it found in them. */
const ProjectSlug = field(Schema.String, sentAddress, (input) => {
  if (input === null) return problem("This field may not be null.");
  return typeof input === "object" && input !== undefined && "slug" in input
    ? readText(input.slug, {})
    : problem(noMatch);
});
const Parent = Schema.NullOr(
  field(CategoryId, sentAddress, (input) => (Number.isSafeInteger(input) ? (input as number) : problem(noMatch))),
);

const fields = { name: Text({ max: 100 }), slug: Slug(100) };
/** Null is the top of the project. */
const optional = { category: Schema.optionalKey(Parent) };

/** What makes a category, and what replaces one. */
export const NewCategory = Schema.Struct({ ...fields, project: ProjectSlug, ...optional });
export type NewCategory = typeof NewCategory.Type;

export const CategoryPatch = Schema.Struct({
  name: Schema.optionalKey(fields.name),
  slug: Schema.optionalKey(fields.slug),
  ...optional,
});
export type CategoryPatch = typeof CategoryPatch.Type;

export interface CategoryFacts {
  readonly id: CategoryId;
  readonly name: string;
  readonly slug: string;
  readonly categoryId: CategoryId | null;
  /** Slugs from the top down, joined by slashes. */
  readonly path: string;
  readonly projectId: ProjectId;
  readonly projectSlug: string;
  readonly accessControl: number;
}
