/** What a discovery would make and remove, from its settings, the files of the branch and what is there. Pure. */
import { Result } from "effect";
import {
  type ComponentFacts,
  filemaskProblem,
  matchFiles,
  pathProblem,
  renderTemplate,
} from "../../components/index.ts";
import type { ComponentId } from "../../ids/index.ts";
import type { FieldMessages } from "../../fields/index.ts";
import { makesMask, type MatchedComponent, matchComponents, matchProblem, namesIn } from "./matching.ts";
import { discoveryDefaults, type DiscoverySettings } from "./model.ts";

/** A component that is not there yet. */
export interface Proposed {
  readonly name: string;
  readonly slug: string;
  readonly filemask: string;
  readonly template: string;
  readonly new_base: string;
  readonly intermediate: string;
  readonly languages: readonly string[];
}

export interface DiscoveryPlan {
  /** Components over files that the mask finds. */
  readonly matched: readonly ComponentFacts[];
  readonly created: readonly Proposed[];
  /** Components that were made for the mask, and whose files are gone. */
  readonly removed: readonly ComponentFacts[];
}

const templates = ["name_template", "base_file_template", "new_base_template", "intermediate_template"] as const;

/** What the settings do not agree on, by field. */
export const discoveryProblems = (settings: DiscoverySettings): FieldMessages => {
  const wrong = matchProblem(settings.match);
  if (wrong !== undefined) return { match: [wrong] };
  const names = namesIn(settings.match);
  const filled = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
  const problems: Record<string, readonly string[]> = {};
  for (const field of templates) {
    const rendered = renderTemplate(settings[field] ?? "", filled("name"));
    const problem = Result.isFailure(rendered)
      ? rendered.failure
      : field === "name_template" || rendered.success === ""
        ? undefined
        : pathProblem(rendered.success);
    if (problem !== undefined) problems[field] = [problem];
  }
  const name = settings.name_template ?? discoveryDefaults.name_template;
  const named = (text: string) => Result.getOrElse(renderTemplate(name, filled(text)), () => "");
  if (problems["name_template"] === undefined && named("one") === named("two"))
    problems["name_template"] = ["All components would have this name: {{ component }} tells them apart."];
  return problems;
};

/** A part of an address for any name. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 90) || "component";

/** Undefined where names or paths that come out of the templates cannot be used. */
const propose = (settings: DiscoverySettings, found: MatchedComponent): Proposed | undefined => {
  const render = (template: string) => {
    const rendered = renderTemplate(template, found.groups);
    return Result.isFailure(rendered) ? undefined : rendered.success.trim();
  };
  const name = render(settings.name_template ?? discoveryDefaults.name_template);
  const [template, new_base, intermediate] = templates.slice(1).map((field) => render(settings[field] ?? ""));
  const paths = [template, new_base, intermediate];
  if (name === undefined || name === "" || filemaskProblem(found.filemask) !== undefined) return undefined;
  if (paths.some((path) => path === undefined || (path !== "" && pathProblem(path) !== undefined))) return undefined;
  return {
    name: [...name].slice(0, 90).join(""),
    slug: slugOf(name),
    filemask: found.filemask,
    template: template ?? "",
    new_base: new_base ?? "",
    intermediate: intermediate ?? "",
    languages: found.languages,
  };
};

/** What is there. */
export interface Standing {
  /** The owner of the repository, and those that are linked to it. */
  readonly sharing: readonly ComponentFacts[];
  /** Those among them that a discovery made: people's own stay. */
  readonly made: ReadonlySet<ComponentId>;
}

export const planDiscovery = (
  settings: DiscoverySettings,
  paths: readonly string[],
  { sharing, made }: Standing,
): DiscoveryPlan => {
  const found = matchComponents(settings.match, settings.language_regex ?? discoveryDefaults.language_regex, paths);
  const masks = new Set(found.map(({ filemask }) => filemask));
  const known = new Set(sharing.map(({ filemask }) => filemask));
  return {
    matched: sharing.filter(({ filemask }) => masks.has(filemask)),
    created: found.filter(({ filemask }) => !known.has(filemask)).flatMap((each) => propose(settings, each) ?? []),
    removed:
      settings.remove !== true
        ? []
        : sharing.filter(
            (component) =>
              made.has(component.id) &&
              component.file_format === settings.file_format &&
              makesMask(settings.match, component.filemask, component.source_language_code) &&
              matchFiles(component.filemask, paths, () => true).length === 0,
          ),
  };
};
