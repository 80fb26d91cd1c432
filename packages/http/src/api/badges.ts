/** What everybody may see of a project, whoever asks: its engage page, and badges for pages elsewhere. */
import { link, type Shape } from "@dragoman/core/database";
import { type SumColumn, sumColumns } from "@dragoman/core/statistics";
import { type Answers, bytes, ok, unlessKnown } from "../wire/answer.ts";
import { get, noun, type Parameter } from "../wire/endpoint.ts";
import { address, extended, list, named, shaped, text } from "../wire/json.ts";

const totals = {
  total: "total",
  total_words: "total_words",
  translated: "translated",
  translated_percent: "translated_percent",
} as const;
export const engageTotalsShape: Shape<SumColumn> = totals;
export const engageLanguageShape: Shape<SumColumn> = {
  code: "code",
  name: "language",
  ...totals,
  last_change: "last_change",
  translate_url: link`/translate/${"project"}/-/${"code"}/`,
  url: link`/engage/${"project"}/-/${"code"}/`,
};

const Engagement = named(
  "Engagement",
  extended(shaped("EngagementTotals", sumColumns, engageTotalsShape), {
    name: text,
    slug: text,
    web: text,
    instructions: text,
    url: address,
    web_url: address,
    languages: list(shaped("EngagementLanguage", sumColumns, engageLanguageShape)),
    badges: list(address),
  }),
);

const badge: Parameter = {
  schema: { type: "string" },
  about:
    "Kind and colour: `svg-badge.svg`, `status-badge.svg`, `open-graph.svg`, and `multi-` or `horizontal-` with `auto`, `red`, `green` or `blue`.",
  example: "svg-badge.svg",
};
const answers: Answers = unlessKnown(bytes("image/svg+xml"));
const drawn = { answers, ownFormat: true, params: { badge } } as const;

export const badgesApi = noun("badges", {
  engage: get("/api/projects/:project/engage/", {
    title: "What everybody may know of a project",
    answers: ok(Engagement),
  }),
  project: get("/widget/:project/:badge/", { title: "Badge of a project", ...drawn }),
  component: get("/widget/:project/:component/:badge/", { title: "Badge of a component", ...drawn }),
  translation: get("/widget/:project/:component/:language/:badge/", {
    title: "Badge of a language; `-` for the component stands for all",
    ...drawn,
  }),
  olderProject: get("/widgets/:project/-/:badge/", { title: "Badge of a project, at its older address", ...drawn }),
  olderLanguage: get("/widgets/:project/:language/:badge/", {
    title: "Badge of a language, at its older address",
    ...drawn,
  }),
  olderComponent: get("/widgets/:project/-/:component/:badge/", {
    title: "Badge of a component, at its older address",
    ...drawn,
  }),
  olderTranslation: get("/widgets/:project/:language/:component/:badge/", {
    title: "Badge of a translation, at its older address",
    ...drawn,
  }),
});
