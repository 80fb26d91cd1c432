/** Columns of a project for shapes, over `projects p`. */
export const projectColumns = {
  project: "p.slug",
  projectName: "p.name",
  projectId: "p.id",
  web: "p.web",
  translationReview: "p.translation_review",
  sourceReview: "p.source_review",
  setLanguageTeam: "p.set_language_team",
  enableHooks: "p.enable_hooks",
  instructions: "p.instructions",
  languageAliases: "p.language_aliases",
} as const;
export type ProjectColumn = keyof typeof projectColumns;
