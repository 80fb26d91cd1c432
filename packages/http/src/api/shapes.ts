/** What objects look like on the wire: keys in the order of the wire, over the columns of the core. */
import { type ComponentColumn, componentColumns } from "@dragoman/core/components";
import { constant, type Field, link, links, object, orEmpty, type Shape } from "@dragoman/core/database";
import { type ForgeColumn, forgeColumns } from "@dragoman/core/forges";
import { type LabelColumn, labelColumns } from "@dragoman/core/labels";
import { type LanguageColumn, languageShapeColumns } from "@dragoman/core/languages";
import { type ProjectColumn, projectColumns } from "@dragoman/core/projects";
import { type TranslationColumn, translationColumns } from "@dragoman/core/translations";
import { shaped } from "../wire/json.ts";

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

export const forgeShape: Shape<ForgeColumn> = {
  id: "id",
  host: "host",
  kind: "kind",
  api: "api",
  type: "type",
  account: "account",
};

export const labelShape: Shape<LabelColumn> = { id: "id", name: "name", color: "color" };

const componentFields: Shape<ComponentColumn> = {
  vcs: "vcs",
  repo: "repo",
  git_export: orEmpty(link`/git/${"project"}/${"ownPath"}/`),
  branch: "branch",
  push_branch: "pushBranch",
  merge_request_target: "mergeRequestTarget",
  merge_request_labels: "mergeRequestLabels",
  merge_request_reviewers: "mergeRequestReviewers",
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
  merge_conflicts: "mergeConflicts",
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

export const Language = shaped("Language", languageShapeColumns, languageShape);
export const Project = shaped("Project", projectColumns, projectShape);
export const Label = shaped("Label", labelColumns, labelShape);
export const Forge = shaped("Forge", forgeColumns, forgeShape);
export const Component = shaped("Component", componentColumns, componentShape);
export const ComponentInProject = shaped("ComponentInProject", componentColumns, componentInProjectShape);
export const Translation = shaped("Translation", translationColumns, translationShape);
export const TranslationInComponent = shaped("TranslationInComponent", translationColumns, translationInComponentShape);

const shapesWithoutClones = new WeakMap<object, object>();

/** The same where git may not fetch from here, so that no component has an address for it. */
export const withoutClones = <Column extends string>(shape: Shape<Column>): Shape<Column> => {
  const known = shapesWithoutClones.get(shape) ?? Object.fromEntries(Object.entries(shape).map(withoutAddress));
  shapesWithoutClones.set(shape, known);
  return known as Shape<Column>;
};
const withoutAddress = ([key, field]: readonly [string, Field<string>]): readonly [string, Field<string>] => {
  if (key === "git_export") return [key, constant("")];
  return [
    key,
    typeof field === "object" && "object" in field ? { ...field, object: withoutClones(field.object) } : field,
  ];
};
