/** The glossary that a project gets with its first component. Pure. */
import { defaultMessages } from "./messages.ts";
import type { ComponentValues } from "./store.ts";

export const glossarySlug = "glossary";

/** Names for it, the preferred one first. */
export const glossaryNames = (project: { readonly name: string }): readonly string[] => [project.name, "Glossary"];

/** Its settings, after those of the first component. */
export const glossaryValues = (name: string, first: ComponentValues): ComponentValues => ({
  ...defaultMessages,
  project_id: first["project_id"] ?? null,
  category_id: null,
  source_language_id: first["source_language_id"] ?? null,
  name,
  slug: glossarySlug,
  path: glossarySlug,
  vcs: "local",
  repo: "local:",
  branch: "main",
  filemask: "*.tbx",
  file_format: "tbx",
  license: first["license"] ?? "",
  new_lang: "none",
  manage_units: true,
  allow_translation_propagation: false,
  is_glossary: true,
  glossary_color: "silver",
});
