/** What objects look like on the wire: keys in the order of the wire, over the columns of the core. */
import type { ChangeColumn } from "@dragoman/core/changes";
import type { ComponentColumn } from "@dragoman/core/components";
import { constant, link, links, object, type Shape } from "@dragoman/core/database";
import type { LabelColumn } from "@dragoman/core/labels";
import type { LanguageColumn } from "@dragoman/core/languages";
import type { ProjectColumn } from "@dragoman/core/projects";
import type { SumColumn } from "@dragoman/core/statistics";
import type { TranslationColumn } from "@dragoman/core/translations";
import type { UnitColumn } from "@dragoman/core/units";

/** A language under the prefix that its columns have. */
const language = <Prefix extends "language" | "sourceLanguage">(prefix: Prefix) => {
  const of = <Name extends string>(name: Name) => `${prefix}${name}` as const;
  return {
    id: of("Id"),
    code: of("Code"),
    name: of("Name"),
    plural: object({
      id: of("PluralId"),
      source: of("PluralSource"),
      number: of("PluralNumber"),
      formula: of("PluralFormula"),
      type: of("PluralType"),
    }),
    aliases: of("Aliases"),
    direction: of("Direction"),
    population: of("Population"),
    web_url: link`/languages/${of("Code")}/`,
    url: link`/api/languages/${of("Code")}/`,
    statistics_url: link`/api/languages/${of("Code")}/statistics/`,
  } as const;
};

export const languageShape: Shape<LanguageColumn> = language("language");

export const projectShape: Shape<ProjectColumn> = {
  name: "projectName",
  slug: "project",
  id: "projectId",
  web: "web",
  web_url: link`/projects/${"project"}/`,
  url: link`/api/projects/${"project"}/`,
  components_list_url: link`/api/projects/${"project"}/components/`,
  repository_url: link`/api/projects/${"project"}/repository/`,
  statistics_url: link`/api/projects/${"project"}/statistics/`,
  categories_url: link`/api/projects/${"project"}/categories/`,
  changes_list_url: link`/api/projects/${"project"}/changes/`,
  languages_url: link`/api/projects/${"project"}/languages/`,
  labels_url: link`/api/projects/${"project"}/labels/`,
  translation_review: "translationReview",
  source_review: "sourceReview",
  set_language_team: "setLanguageTeam",
  instructions: "instructions",
  enable_hooks: "enableHooks",
  language_aliases: "projectAliases",
};

export const labelShape: Shape<LabelColumn> = { id: "id", name: "name", color: "color" };

const componentFields: Shape<ComponentColumn> = {
  vcs: "vcs",
  repo: "repo",
  git_export: "gitExport",
  branch: "branch",
  push_branch: "pushBranch",
  filemask: "filemask",
  screenshot_filemask: "screenshotFilemask",
  template: "template",
  edit_template: "editTemplate",
  intermediate: "intermediate",
  new_base: "newBase",
  file_format: "fileFormat",
  license: "license",
  license_url: "licenseUrl",
  agreement: "agreement",
  web_url: link`/projects/${"project"}/${"componentPath"}/`,
  url: link`/api/components/${"project"}/${"componentUrl"}/`,
  repository_url: link`/api/components/${"project"}/${"componentUrl"}/repository/`,
  translations_url: link`/api/components/${"project"}/${"componentUrl"}/translations/`,
  statistics_url: link`/api/components/${"project"}/${"componentUrl"}/statistics/`,
  lock_url: link`/api/components/${"project"}/${"componentUrl"}/lock/`,
  links_url: link`/api/components/${"project"}/${"componentUrl"}/links/`,
  changes_list_url: link`/api/components/${"project"}/${"componentUrl"}/changes/`,
  task_url: link`/api/tasks/${"taskId"}/`,
  new_lang: "newLang",
  language_code_style: "languageCodeStyle",
  push: "push",
  check_flags: "checkFlags",
  priority: "priority",
  enforced_checks: "enforcedChecks",
  restricted: "restricted",
  repoweb: "repoweb",
  report_source_bugs: "reportSourceBugs",
  merge_style: "mergeStyle",
  commit_message: "commitMessage",
  add_message: "addMessage",
  delete_message: "deleteMessage",
  merge_message: "mergeMessage",
  addon_message: "addonMessage",
  pull_message: "pullMessage",
  allow_translation_propagation: "allowTranslationPropagation",
  manage_units: "manageUnits",
  enable_suggestions: "enableSuggestions",
  suggestion_voting: "suggestionVoting",
  suggestion_autoaccept: "suggestionAutoaccept",
  push_on_commit: "pushOnCommit",
  commit_pending_age: "commitPendingAge",
  auto_lock_error: "autoLockError",
  language_regex: "languageRegex",
  variant_regex: "variantRegex",
  addons: links("addons", "/api/addons/"),
  is_glossary: "isGlossary",
  glossary_color: "glossaryColor",
  category: link`/api/categories/${"categoryId"}/`,
  linked_component: link`/api/components/${"linkedProject"}/${"linkedComponentUrl"}/`,
};

const componentHead: Shape<ComponentColumn> = {
  name: "componentName",
  slug: "component",
  id: "componentId",
  source_language: object(language("sourceLanguage")),
};

export const componentShape: Shape<ComponentColumn> = {
  ...componentHead,
  project: object(projectShape),
  ...componentFields,
};
/** Below a project, whose object goes without saying. */
export const componentInProjectShape: Shape<ComponentColumn> = { ...componentHead, ...componentFields };

const translationFields: Shape<TranslationColumn> = {
  language_code: "languageInFiles",
  id: "translationId",
  filename: "filename",
  revision: "revision",
  web_url: link`/projects/${"project"}/${"componentPath"}/${"languageCode"}/`,
  share_url: link`/engage/${"project"}/-/${"languageCode"}/`,
  translate_url: link`/translate/${"project"}/${"componentPath"}/${"languageCode"}/`,
  url: link`/api/translations/${"project"}/${"componentUrl"}/${"languageCode"}/`,
  is_template: "isTemplate",
  is_source: "isSource",
  total: "total",
  total_words: "total_words",
  translated: "translated",
  translated_words: "translated_words",
  translated_percent: "translated_percent",
  fuzzy: "fuzzy",
  fuzzy_words: "fuzzy_words",
  fuzzy_percent: "fuzzy_percent",
  failing_checks: "failing",
  failing_checks_words: "failing_words",
  failing_checks_percent: "failing_percent",
  have_suggestion: "suggestions",
  have_comment: "comments",
  last_change: "last_change",
  last_author: "last_author",
  repository_url: link`/api/translations/${"project"}/${"componentUrl"}/${"languageCode"}/repository/`,
  file_url: link`/api/translations/${"project"}/${"componentUrl"}/${"languageCode"}/file/`,
  statistics_url: link`/api/translations/${"project"}/${"componentUrl"}/${"languageCode"}/statistics/`,
  changes_list_url: link`/api/translations/${"project"}/${"componentUrl"}/${"languageCode"}/changes/`,
  units_list_url: link`/api/translations/${"project"}/${"componentUrl"}/${"languageCode"}/units/`,
};

export const translationShape: Shape<TranslationColumn> = {
  language: object(language("language")),
  component: object(componentShape),
  ...translationFields,
};
/** Below a component, whose object goes without saying. */
export const translationInComponentShape: Shape<TranslationColumn> = {
  language: object(language("language")),
  ...translationFields,
};

type Counted = TranslationColumn & SumColumn;

const statistics: Shape<Counted> = {
  total: "total",
  total_words: "total_words",
  total_chars: "total_chars",
  last_change: "last_change",
  recent_changes: "recentChanges",
  translated: "translated",
  translated_words: "translated_words",
  translated_percent: "translated_percent",
  translated_words_percent: "translated_words_percent",
  translated_chars: "translated_chars",
  translated_chars_percent: "translated_chars_percent",
  fuzzy: "fuzzy",
  fuzzy_percent: "fuzzy_percent",
  fuzzy_words: "fuzzy_words",
  fuzzy_words_percent: "fuzzy_words_percent",
  fuzzy_chars: "fuzzy_chars",
  fuzzy_chars_percent: "fuzzy_chars_percent",
  failing: "failing",
  failing_percent: "failing_percent",
  approved: "approved",
  approved_percent: "approved_percent",
  approved_words: "approved_words",
  approved_words_percent: "approved_words_percent",
  approved_chars: "approved_chars",
  approved_chars_percent: "approved_chars_percent",
  readonly: "readonly",
  readonly_percent: "readonly_percent",
  readonly_words: "readonly_words",
  readonly_words_percent: "readonly_words_percent",
  readonly_chars: "readonly_chars",
  readonly_chars_percent: "readonly_chars_percent",
  /** The seed's spelling beside the reference's. */
  readonly_char_percent: "readonly_chars_percent",
  suggestions: "suggestions",
  comments: "comments",
  last_author: "last_author",
};

export const translationStatisticsShape: Shape<TranslationColumn> = {
  ...statistics,
  code: "languageCode",
  name: "languageName",
  url: link`/projects/${"project"}/${"componentPath"}/${"languageCode"}/`,
  translate_url: link`/translate/${"project"}/${"componentPath"}/${"languageCode"}/`,
  url_translate: link`/translate/${"project"}/${"componentPath"}/${"languageCode"}/`,
};

/** Of what is added up under a name; `path` is that of its page. */
export const summedStatisticsShape = (name: string, path: string): Shape<SumColumn> => ({
  ...statistics,
  name: constant(name),
  url: { link: [path], absolute: true },
});

export const projectStatisticsShape = (name: string, slug: string): Shape<SumColumn> => ({
  words_percent: "words_percent",
  ...summedStatisticsShape(name, `/projects/${slug}/`),
});

export const projectLanguageShape: Shape<SumColumn> = {
  language: "language",
  ...statistics,
  words_percent: "words_percent",
  code: "code",
  name: "language",
  url: link`/projects/${"project"}/-/${"code"}/`,
  translate_url: link`/translate/${"project"}/-/${"code"}/`,
  url_translate: link`/translate/${"project"}/-/${"code"}/`,
};

export const unitShape: Shape<UnitColumn> = {
  translation: link`/api/translations/${"project"}/${"componentUrl"}/${"language"}/`,
  source: "source",
  previous_source: "previousSource",
  target: "target",
  id_hash: "idHash",
  content_hash: "contentHash",
  location: "location",
  context: "context",
  note: "note",
  flags: "flags",
  labels: "labels",
  state: "state",
  fuzzy: "fuzzy",
  translated: "translated",
  approved: "approved",
  position: "position",
  has_suggestion: "hasSuggestion",
  has_comment: "hasComment",
  has_failing_check: "hasFailingCheck",
  num_words: "numWords",
  source_unit: link`/api/units/${"sourceUnit"}/`,
  priority: "priority",
  id: "id",
  web_url: link`/translate/${"project"}/${"componentPath"}/${"language"}/?checksum=${"idHash"}`,
  url: link`/api/units/${"id"}/`,
  explanation: "explanation",
  extra_flags: "extraFlags",
  pending: "pending",
  timestamp: "timestamp",
  last_updated: "lastUpdated",
};

/** What a change of a unit answers. */
export const editedUnitShape: Shape<UnitColumn> = {
  target: "target",
  state: "state",
  explanation: "explanation",
  extra_flags: "extraFlags",
  labels: "labelIds",
};

export const changeShape: Shape<ChangeColumn> = {
  unit: link`/api/units/${"unit"}/`,
  component: link`/api/components/${"project"}/${"componentUrl"}/`,
  translation: link`/api/translations/${"project"}/${"componentUrl"}/${"language"}/`,
  user: link`/api/users/${"user"}/`,
  author: link`/api/users/${"author"}/`,
  timestamp: "timestamp",
  action: "action",
  target: "target",
  id: "id",
  action_name: "actionName",
  url: link`/api/changes/${"id"}/`,
};
