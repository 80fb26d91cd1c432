/** Which settings stand together, and in which order. What is dangerous stands apart and is not here. */

export interface FieldGroup {
  readonly id: string;
  readonly fields: readonly string[];
}

export const projectGroups: readonly FieldGroup[] = [
  { id: "basics", fields: ["name", "web", "instructions"] },
  { id: "review", fields: ["translation_review", "source_review"] },
  { id: "exchange", fields: ["enable_hooks", "set_language_team", "language_aliases"] },
];

export const componentGroups: readonly FieldGroup[] = [
  {
    id: "basics",
    fields: ["name", "category", "source_language", "priority", "license", "report_source_bugs", "agreement"],
  },
  {
    id: "repository",
    fields: [
      "vcs",
      "repo",
      "branch",
      "repo_credentials",
      "push",
      "push_branch",
      "push_credentials",
      "merge_request_target",
      "merge_request_labels",
      "merge_request_reviewers",
      "repoweb",
    ],
  },
  {
    id: "committing",
    fields: ["merge_style", "merge_conflicts", "commit_pending_age", "push_on_commit", "auto_lock_error"],
  },
  {
    id: "files",
    fields: ["file_format", "filemask", "template", "edit_template", "intermediate", "new_base", "screenshot_filemask"],
  },
  { id: "languages", fields: ["new_lang", "language_code_style", "language_regex"] },
  {
    id: "translating",
    fields: [
      "enable_suggestions",
      "suggestion_voting",
      "suggestion_autoaccept",
      "allow_translation_propagation",
      "manage_units",
      "restricted",
    ],
  },
  { id: "quality", fields: ["check_flags", "enforced_checks", "variant_regex"] },
  { id: "glossary", fields: ["is_glossary", "glossary_color"] },
  {
    id: "messages",
    fields: ["commit_message", "add_message", "delete_message", "merge_message", "addon_message", "pull_message"],
  },
];

/** Names and masks are read letter by letter. */
export const codeFields: ReadonlySet<string> = new Set([
  "slug",
  "repo",
  "branch",
  "push",
  "push_branch",
  "merge_request_target",
  "repoweb",
  "filemask",
  "template",
  "intermediate",
  "new_base",
  "screenshot_filemask",
  "language_regex",
  "variant_regex",
  "check_flags",
  "language_aliases",
  "source_language",
  "commit_message",
  "add_message",
  "delete_message",
  "merge_message",
  "addon_message",
  "pull_message",
]);

/** Fields that need the whole width. */
export const wideFields: ReadonlySet<string> = new Set(["instructions", "agreement", "enforced_checks"]);
