/** Columns of a project for shapes, over `projects p`. */
import type { ProjectId } from "../ids/index.ts";
import { flag, int, text } from "../database/index.ts";

export const projectColumns = {
  project: text("p.slug"),
  projectName: text("p.name"),
  projectId: int<ProjectId>("p.id"),
  web: text("p.web"),
  translationReview: flag("p.translation_review"),
  sourceReview: flag("p.source_review"),
  setLanguageTeam: flag("p.set_language_team"),
  enableHooks: flag("p.enable_hooks"),
  instructions: text("p.instructions"),
  /** Not `languageAliases`: a language has aliases too, and columns of both meet. */
  projectAliases: text("p.language_aliases"),
} as const;
export type ProjectColumn = keyof typeof projectColumns;
