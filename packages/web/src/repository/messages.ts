/** Messages of commits before there is a component: what they would say. The server alone knows all of the language. */

export const messageFields = [
  "commit_message",
  "add_message",
  "delete_message",
  "merge_message",
  "addon_message",
] as const;

interface Named {
  readonly component: string;
  readonly slug: string;
  readonly project: string;
  readonly branch: string;
  /** Name of a language. */
  readonly language: string;
}

/** What usual placeholders could stand for. */
export const samplesOf = ({ component, slug, project, branch, language }: Named) => ({
  language_name: language,
  language_code: "cs",
  component_name: component,
  component_slug: slug,
  project_slug: project,
  component_remote_branch: `origin/${branch === "" ? "main" : branch}`,
  filename: "po/cs.po",
  url: `${typeof location === "undefined" ? "" : location.origin}/projects/${project}/${slug}/`,
  "stats.translated": "34",
  "stats.all": "40",
  "stats.translated_percent": "85",
});

/** Placeholders that the server knows and no sample is shown of. */
const others =
  /^(project_name|component_linked_childs|site_title|site_url|widget_url|author|addon_name|hook_name|stats\.\w+)$/;

export interface MessagePreview {
  readonly text: string;
  /** Names that no message knows. */
  readonly unknown: readonly string[];
}

/** Nothing where nothing is written, or more than placeholders: conditions, loops and filters are the server's. */
export const previewMessage = (
  template: string,
  samples: Readonly<Record<string, string>>,
): MessagePreview | undefined => {
  if (template.trim() === "" || /\{%|\{\{[^}]*\|/.test(template)) return undefined;
  const unknown: string[] = [];
  const text = template.replace(/\{\{-?\s*([^{}]*?)\s*-?\}\}/g, (whole, name: string) => {
    if (samples[name] === undefined && !others.test(name)) unknown.push(name);
    return samples[name] ?? whole;
  });
  return { text, unknown };
};
