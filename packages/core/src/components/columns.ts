/** Columns of a component for shapes, over `components c`, its project `p`, and what `componentJoins` adds. */
import { languageColumns } from "../languages/index.ts";
import { projectColumns } from "../projects/index.ts";

/** The owner of the repository: the component itself, or the one that it is linked to. */
const owner = (column: string) => `coalesce(o.${column}, c.${column})`;
/** Shown only to those who may see version control (`may.vcs`). */
const vcs = (expression: string) => `case when may.vcs then ${expression} end`;

export const componentColumns = {
  ...projectColumns,
  ...languageColumns("sourceLanguage", "sl", "slp"),
  componentId: "c.id",
  component: "c.slug",
  componentName: "c.name",
  /** Path with categories, as pages have it and as the API's addresses have it. */
  componentPath: "c.path",
  componentUrl: "replace(c.path, '/', '%252F')",
  vcs: vcs("c.vcs"),
  repo: vcs(owner("repo")),
  gitExport: "c.git_export",
  branch: vcs(owner("branch")),
  push: vcs(owner("push")),
  pushBranch: owner("push_branch"),
  filemask: vcs("c.filemask"),
  screenshotFilemask: vcs("c.screenshot_filemask"),
  template: "c.template",
  editTemplate: "c.edit_template",
  intermediate: "c.intermediate",
  newBase: "c.new_base",
  fileFormat: "c.file_format",
  license: "c.license",
  licenseUrl:
    "case when c.license in ('', 'proprietary') then null else 'https://spdx.org/licenses/' || c.license || '.html' end",
  agreement: "c.agreement",
  newLang: "c.new_lang",
  languageCodeStyle: "c.language_code_style",
  checkFlags: "c.check_flags",
  priority: "c.priority",
  enforcedChecks: "to_json(c.enforced_checks)",
  restricted: "c.restricted",
  repoweb: "c.repoweb",
  reportSourceBugs: "c.report_source_bugs",
  mergeStyle: "c.merge_style",
  commitMessage: "c.commit_message",
  addMessage: "c.add_message",
  deleteMessage: "c.delete_message",
  mergeMessage: "c.merge_message",
  addonMessage: "c.addon_message",
  pullMessage: "c.pull_message",
  allowTranslationPropagation: "c.allow_translation_propagation",
  manageUnits: "c.manage_units",
  enableSuggestions: "c.enable_suggestions",
  suggestionVoting: "c.suggestion_voting",
  suggestionAutoaccept: "c.suggestion_autoaccept",
  pushOnCommit: "c.push_on_commit",
  commitPendingAge: "c.commit_pending_age",
  autoLockError: "c.auto_lock_error",
  languageRegex: "c.language_regex",
  variantRegex: "c.variant_regex",
  isGlossary: "c.is_glossary",
  glossaryColor: "c.glossary_color",
  categoryId: "c.category_id",
  taskId: "(select k.id from tasks k where k.id = c.task_id and k.state in ('queued', 'running'))",
  /** Of the component that this one shares the repository of; NULL where it has its own. */
  linkedComponentUrl: "replace(o.path, '/', '%252F')",
  linkedProject: "op.slug",
  addons: "(select array_agg(a.id order by a.id) from addons a where a.component_id = c.id)",
} as const;
export type ComponentColumn = keyof typeof componentColumns;

/** What `componentColumns` need beside `components c` and `projects p`; `may` comes from the actor. */
export const componentJoins = `
  join languages sl on sl.id = c.source_language_id
  join plurals slp on slp.language_id = sl.id and slp.source = 0
  left join components o on o.id = c.linked_component_id
  left join projects op on op.id = o.project_id`;
