/** Columns of a component for shapes, over `components c`, its project `p`, and what `componentJoins` adds. */
import { codecs } from "@dragoman/formats";
import type { CategoryId, ComponentId } from "../ids/index.ts";
import { type Column, flag, int, intList, intWithin, nullable, oneOf, text, textList } from "../database/index.ts";
import { labelColors } from "../labels/index.ts";
import { languageColumns } from "../languages/index.ts";
import {
  codeStyles,
  hoursPending,
  mergeSides,
  mergeStyles,
  newLangChoices,
  priorities,
  vcsKinds,
  votesNeeded,
} from "./model.ts";
import { projectColumns } from "../projects/index.ts";

/** The owner of the repository: the component itself, or the one that it is linked to. */
const owner = (column: string) => `coalesce(o.${column}, c.${column})`;
/** Shown only to those who may see version control (`may.vcs`). */
const whenSeen = (expression: string) => `case when may.vcs then ${expression} end`;
const vcs = (expression: string): Column<string | null> => nullable(text(whenSeen(expression)));

export const componentColumns = {
  ...projectColumns,
  ...languageColumns("sourceLanguage", "sl", "slp"),
  componentId: int<ComponentId>("c.id"),
  component: text("c.slug"),
  componentName: text("c.name"),
  /** Path with categories, as pages have it and as the API's addresses have it. */
  componentPath: text("c.path"),
  componentUrl: text("replace(c.path, '/', '%252F')"),
  /** The path of who owns a repository. */
  ownPath: nullable(text("case when c.linked_component_id is null then c.path end")),
  vcs: nullable(oneOf(vcsKinds, whenSeen("c.vcs"))),
  repo: vcs(owner("repo")),
  branch: vcs(owner("branch")),
  push: vcs(owner("push")),
  pushBranch: text(owner("push_branch")),
  mergeRequestTarget: text("c.merge_request_target"),
  mergeRequestLabels: textList("to_json(c.merge_request_labels)"),
  mergeRequestReviewers: textList("to_json(c.merge_request_reviewers)"),
  filemask: vcs("c.filemask"),
  screenshotFilemask: vcs("c.screenshot_filemask"),
  template: text("c.template"),
  editTemplate: flag("c.edit_template"),
  intermediate: text("c.intermediate"),
  newBase: text("c.new_base"),
  fileFormat: oneOf(
    codecs.map(({ id }) => id),
    "c.file_format",
  ),
  license: text("c.license"),
  licenseUrl: nullable(
    text(
      "case when c.license in ('', 'proprietary') then null else 'https://spdx.org/licenses/' || c.license || '.html' end",
    ),
  ),
  agreement: text("c.agreement"),
  newLang: oneOf(newLangChoices, "c.new_lang"),
  languageCodeStyle: oneOf(codeStyles, "c.language_code_style"),
  checkFlags: text("c.check_flags"),
  priority: oneOf(priorities, "c.priority"),
  enforcedChecks: textList("to_json(c.enforced_checks)"),
  restricted: flag("c.restricted"),
  repoweb: text("c.repoweb"),
  reportSourceBugs: text("c.report_source_bugs"),
  mergeStyle: oneOf(mergeStyles, "c.merge_style"),
  mergeConflicts: oneOf(mergeSides, "c.merge_conflicts"),
  commitMessage: text("c.commit_message"),
  addMessage: text("c.add_message"),
  deleteMessage: text("c.delete_message"),
  mergeMessage: text("c.merge_message"),
  addonMessage: text("c.addon_message"),
  pullMessage: text("c.pull_message"),
  allowTranslationPropagation: flag("c.allow_translation_propagation"),
  manageUnits: flag("c.manage_units"),
  enableSuggestions: flag("c.enable_suggestions"),
  suggestionVoting: flag("c.suggestion_voting"),
  suggestionAutoaccept: intWithin(votesNeeded, "c.suggestion_autoaccept"),
  pushOnCommit: flag("c.push_on_commit"),
  commitPendingAge: intWithin(hoursPending, "c.commit_pending_age"),
  autoLockError: flag("c.auto_lock_error"),
  languageRegex: text("c.language_regex"),
  variantRegex: text("c.variant_regex"),
  isGlossary: flag("c.is_glossary"),
  glossaryColor: oneOf(labelColors, "c.glossary_color"),
  categoryId: nullable(int<CategoryId>("c.category_id")),
  taskId: nullable(text("(select k.id from tasks k where k.id = c.task_id and k.state in ('queued', 'running'))")),
  /** Of the component that this one shares the repository of; NULL where it has its own. */
  linkedComponentUrl: nullable(text("replace(o.path, '/', '%252F')")),
  linkedProject: nullable(text("op.slug")),
  addons: intList("(select array_agg(a.id order by a.id) from addons a where a.component_id = c.id)"),
} as const;
export type ComponentColumn = keyof typeof componentColumns;

/** What `componentColumns` need beside `components c` and `projects p`; `may` comes from the actor. */
export const componentJoins = `
  join languages sl on sl.id = c.source_language_id
  join plurals slp on slp.language_id = sl.id and slp.source = 0
  left join components o on o.id = c.linked_component_id
  left join projects op on op.id = o.project_id`;
