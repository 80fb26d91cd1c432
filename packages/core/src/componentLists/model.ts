/** A component list: components of any projects under a name, put there by hand or by rules. */
import { Schema } from "effect";
import { ComponentId, type ComponentListId } from "../ids/index.ts";
import { Flag, Id, patternProblem, Slug, Text } from "../fields/index.ts";

const fields = { name: Text({ max: 100 }), slug: Slug(100) };
const optional = { show_dashboard: Schema.optionalKey(Flag) };

/** What makes a list, and what replaces one (PUT keeps what is not sent). */
export const NewComponentList = Schema.Struct({ ...fields, ...optional });
export type NewComponentList = typeof NewComponentList.Type;

export const ComponentListPatch = Schema.Struct({
  name: Schema.optionalKey(fields.name),
  slug: Schema.optionalKey(fields.slug),
  ...optional,
});
export type ComponentListPatch = typeof ComponentListPatch.Type;

export const ListedComponent = Schema.Struct({ component_id: Id(ComponentId) });

const Pattern = Text({ max: 200, rule: patternProblem });

/**
 * Expressions on the slugs of a project and of a component. No field of the list itself: old clients send back the rules
 * that they were shown, and have never changed any by that.
 */
export const NewRule = Schema.Struct({ project_match: Pattern, component_match: Pattern });
export type NewRule = typeof NewRule.Type;

export interface ComponentListFacts {
  readonly id: ComponentListId;
}
