/** What the server itself tells of a project's open pages. Nobody sees here what is hidden from those without an account. */
import type { Actors } from "@dragoman/core/access";
import type { Limits } from "@dragoman/core/limits";
import type { Projects } from "@dragoman/core/projects";
import type { Statistics } from "@dragoman/core/statistics";
import { Effect } from "effect";
import { engagement } from "../badges/engagement.ts";
import { html } from "../browsable/html.ts";
import { basePath, type Told } from "./shell.ts";

export type OpenFacts = Actors | Limits | Projects | Statistics;

interface Place {
  readonly pathname: string;
  readonly baseUrl: string;
}

const open = /^\/(engage|projects)\/([\w-]+)(?:\/-\/([\w@.-]+))?\/?$/;

/** Undefined where no open page of a project stands. */
export const openProject = ({ pathname, baseUrl }: Place) => {
  const [, kind, slug, code] = open.exec(pathname) ?? [];
  if (slug === undefined) return undefined;
  return Effect.map(
    engagement(slug, (shape) => ({ shape, baseUrl })),
    (known): Told => {
      const { name } = known.project;
      const { total, translated_percent } = known.totals;
      const languages = plural(known.languages.length, "language");
      const far = `${languages}, ${plural(total, "string")}, ${percent(translated_percent)} translated`;
      if (kind === "projects") return { title: name, description: `Translations of ${name}: ${far}.` };
      const description = `${name} is translated by people like you: ${far}.`;
      return {
        title: `Help to translate ${name}`,
        description,
        content: content(known, { base: basePath(baseUrl), code, description }),
      };
    },
  );
};

type Known = Effect.Success<ReturnType<typeof engagement>>;

interface Shown {
  readonly base: string;
  readonly code: string | undefined;
  readonly description: string;
}

const content = ({ project, languages }: Known, { base, code, description }: Shown) => {
  const { name, slug, web, instructions } = project;
  const wanted = languages.find((language) => language.code === code);
  const start = wanted === undefined ? `/projects/${slug}/` : `/translate/${slug}/-/${wanted.code}/`;
  return html`<main class="told">
<h1>Help to translate <bdi>${name}</bdi></h1>
<p>${description}</p>
${instructions === "" ? undefined : html`<p><bdi>${instructions}</bdi></p>`}
<p><a href="${base}${start}">Help to translate</a></p>
${/^https?:/.test(web) ? html`<p><a href="${web}" rel="nofollow">About the project</a></p>` : undefined}
<h2>Languages</h2>
<ul>
${languages.map(
  (language) => html`<li><a href="${base}/projects/${slug}/-/${language.code}/">${language.name}</a>:
${percent(language.translated_percent)} of ${plural(language.total, "string")}</li>`,
)}
</ul>
</main>`;
};

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** As the page rounds: never up to 100 before all is done. */
const percent = (value: number) => `${value < 100 && value > 99 ? 99 : Math.round(value)}%`;
