/** Messages of commits: what they may name, filled in, and ours in place of those that fail. */
import { Effect, Result } from "effect";
import {
  type ComponentFacts,
  defaultMessages,
  type MessageField,
  type MessageVariables,
  renderMessage,
} from "../components/index.ts";
import type { Signature } from "../git/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";
import type { RepositoryWork } from "./work.ts";
import { StatisticsKeeping } from "../statistics/inside.ts";

export const componentVariables = (
  { components, siteUrl, siteTitle }: Pick<RepositoryWork, "components" | "siteUrl" | "siteTitle">,
  component: ComponentFacts,
): MessageVariables => {
  // Without the site's address there is none to give.
  const address = (path: string) => (siteUrl === "" ? "" : `${siteUrl}${path}`);
  return {
    component_name: component.name,
    component_slug: component.slug,
    component_remote_branch: `origin/${component.branch}`,
    component_linked_childs: components
      .filter(({ linked_component_id }) => linked_component_id === component.id)
      .map((linked) => ({
        project_name: linked.project_name,
        name: linked.name,
        url: address(`/projects/${linked.project_slug}/${linked.path}/`),
      })),
    project_name: component.project_name,
    project_slug: component.project_slug,
    site_title: siteTitle,
    site_url: siteUrl,
    url: address(`/projects/${component.project_slug}/${component.path}/`),
    widget_url: address(`/widget/${component.project_slug}/`),
  };
};

export const messageVariables = (
  work: RepositoryWork,
  component: ComponentFacts,
  translation: Pick<TranslationFacts, "id" | "language" | "language_code" | "language_name" | "filename">,
  author?: Signature,
) =>
  Effect.gen(function* () {
    const statistics = yield* StatisticsKeeping;
    const general = componentVariables(work, component);
    return {
      ...general,
      url: general.url === "" ? "" : `${general.url}${translation.language}/`,
      language_code: translation.language_code,
      language_name: translation.language_name,
      filename: translation.filename,
      stats: yield* statistics.forMessages(translation.id),
      ...(author === undefined ? {} : { author: `${author.name} <${author.email}>` }),
    } satisfies MessageVariables;
  });

/**
 * A message of a component. Ours takes the place of one that cannot be rendered, and the log of the task says so: no
 * commit waits for a message.
 */
export const commitMessage = (
  { log }: Pick<RepositoryWork, "log">,
  component: ComponentFacts,
  field: MessageField,
  variables: MessageVariables,
): Effect.Effect<string> => {
  const rendered = renderMessage(component[field], variables);
  if (Result.isSuccess(rendered)) return Effect.succeed(withoutBlanks(rendered.success));
  return Effect.as(
    log(`${component.project_slug}/${component.path}: ${field}: ${rendered.failure} Our own message takes its place.`),
    withoutBlanks(Result.getOrThrow(renderMessage(defaultMessages[field], variables))),
  );
};

/** A line that names an address where there is none is left out. */
const withoutBlanks = (message: string) => message.replace(/^[\w-]+-URL:[ \t]*(?:\n|$)/gm, "").trimEnd();
