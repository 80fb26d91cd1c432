/** A project: a name over components, who may see them, and how they are worked on. */
import { Schema } from "effect";
import type { ProjectId } from "../ids/index.ts";
import { accessControl } from "../access/index.ts";
import { Choice, Flag, Slug, Text, WebAddress } from "../fields/index.ts";
import { languageAliasesProblem } from "../languages/index.ts";

const fields = {
  name: Text({ max: 60 }),
  slug: Slug(60),
  web: WebAddress(false),
};

const optional = {
  translation_review: Schema.optionalKey(Flag),
  source_review: Schema.optionalKey(Flag),
  set_language_team: Schema.optionalKey(Flag),
  enable_hooks: Schema.optionalKey(Flag),
  instructions: Schema.optionalKey(Text({ blank: true, max: 100_000 })),
  language_aliases: Schema.optionalKey(Text({ blank: true, max: 2_000, rule: languageAliasesProblem })),
};

/** What makes a project, and what replaces one (PUT keeps what is not sent). */
export const NewProject = Schema.Struct({ ...fields, ...optional });
export type NewProject = typeof NewProject.Type;

export const ProjectPatch = Schema.Struct({
  name: Schema.optionalKey(fields.name),
  slug: Schema.optionalKey(fields.slug),
  web: Schema.optionalKey(fields.web),
  ...optional,
});
export type ProjectPatch = typeof ProjectPatch.Type;

/** Who may see the project: no field of the API, which would let a body of old clients change it unawares. */
export const AccessInput = Schema.Struct({ access_control: Choice(Object.values(accessControl)) });
export type AccessInput = typeof AccessInput.Type;

export interface ProjectFacts {
  readonly id: ProjectId;
  readonly slug: string;
  readonly name: string;
  readonly web: string;
  readonly accessControl: number;
  readonly translationReview: boolean;
  readonly sourceReview: boolean;
  readonly setLanguageTeam: boolean;
  readonly enableHooks: boolean;
  readonly instructions: string;
  readonly languageAliases: string;
}
