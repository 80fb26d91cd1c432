/** Messages of commits: templates with our own default texts. */
import { Result } from "effect";
import { renderTemplate } from "./templates.ts";

export const messageFields = [
  "commit_message",
  "add_message",
  "delete_message",
  "merge_message",
  "addon_message",
  "pull_message",
] as const;
export type MessageField = (typeof messageFields)[number];

export const defaultMessages: Readonly<Record<MessageField, string>> = {
  commit_message: `Translate with {{ site_title }} ({{ language_name }})

{{ stats.translated_percent }}% of the strings ({{ stats.translated }} of {{ stats.all }}) are translated.

Translation: {{ project_name }}/{{ component_name }}
Translate-URL: {{ url }}`,
  add_message: "Add {{ language_name }} with {{ site_title }}",
  delete_message: "Remove {{ language_name }} with {{ site_title }}",
  merge_message: "Merge {{ component_remote_branch }} into {{ site_title }}",
  addon_message: `Update translation files

Updated by {{ addon_name }} of {{ site_title }}.

Translation: {{ project_name }}/{{ component_name }}
Translate-URL: {{ url }}`,
  pull_message: `Translations from {{ site_title }} for {{ project_name }}/{{ component_name }}

{{ url }}`,
};

/** Of the commit that begins a component from nothing. */
export const firstMessage = "Begin translations";

/** What a message may name. */
export interface MessageVariables {
  readonly component_name: string;
  readonly component_slug: string;
  readonly component_remote_branch: string;
  readonly component_linked_childs: readonly {
    readonly project_name: string;
    readonly name: string;
    readonly url: string;
  }[];
  readonly project_name: string;
  readonly project_slug: string;
  readonly site_title: string;
  readonly site_url: string;
  readonly url: string;
  readonly widget_url: string;
  readonly language_code?: string;
  readonly language_name?: string;
  readonly filename?: string;
  readonly author?: string;
  readonly addon_name?: string;
  readonly hook_name?: string;
  readonly stats?: Readonly<Record<string, number | string>>;
}

const sample: Required<MessageVariables> = {
  component_name: "Component",
  component_slug: "component",
  component_remote_branch: "origin/main",
  component_linked_childs: [],
  project_name: "Project",
  project_slug: "project",
  site_title: "Dragoman",
  site_url: "https://example.org",
  url: "https://example.org/projects/project/component/",
  widget_url: "https://example.org/widget/project/",
  language_code: "cs",
  language_name: "Czech",
  filename: "po/cs.po",
  author: "A. Translator <translator@example.org>",
  addon_name: "Add-on",
  hook_name: "Add-on",
  stats: Object.fromEntries(
    [
      "all",
      "translated",
      "fuzzy",
      "approved",
      "readonly",
      "suggestions",
      "comments",
      "allchecks",
      "todo",
      "nottranslated",
      "unapproved",
      "languages",
    ].flatMap((name) => [
      [name, 1],
      [`${name}_words`, 1],
      [`${name}_chars`, 1],
      [`${name}_percent`, 100],
    ]),
  ),
};

/** What is wrong with a template, or undefined. */
export const messageProblem = (template: string): string | undefined => {
  const rendered = renderTemplate(template, sample);
  return Result.isFailure(rendered) ? rendered.failure : undefined;
};

/** The text of a message, or what is wrong with its template: what was saved long ago may fail by today's rules. */
export const renderMessage = (template: string, variables: MessageVariables): Result.Result<string, string> =>
  Result.map(renderTemplate(template, { ...sample, ...variables }), (text) => text.trim());
