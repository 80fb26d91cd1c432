import { createHash } from "node:crypto";
import { NotFound } from "@dragoman/core/access";
import { Components } from "@dragoman/core/components";
import { Translations } from "@dragoman/core/translations";
import { Effect } from "effect";
import { badgesApi } from "../api/badges.ts";
import { translationStatisticsShape } from "../api/statistics.ts";
import { badgeColors, type BadgeFacts, type BadgeKind, badgeKinds, drawBadge } from "../badges/draw.ts";
import { allLanguages, type EngagedLanguage, engagement, nobody } from "../badges/engagement.ts";
import { type Call, serve } from "../dispatch.ts";
import { conditional } from "../wire/conditional.ts";
import { json, type Reply } from "../wire/reply.ts";

type Asking = Pick<Call, "incoming" | "view">;

const summed = (name: string, rows: readonly EngagedLanguage[], percent?: number): BadgeFacts => {
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const translated = rows.reduce((sum, row) => sum + row.translated, 0);
  return {
    name,
    percent: percent ?? (total === 0 ? 100 : Math.floor((translated * 100) / total)),
    languages: rows
      .map((row) => ({ name: row.name, percent: row.translated_percent }))
      .toSorted((one, other) => other.percent - one.percent),
  };
};

const factsOf = (view: Call["view"], slug: string, path: string, code: string | undefined) =>
  Effect.gen(function* () {
    const narrowed = (rows: readonly EngagedLanguage[]) =>
      rows.filter((row) => code === undefined || row.code === code);
    if (path === "-") {
      const { project, totals, languages } = yield* engagement(slug, view);
      const rows = narrowed(languages);
      if (code !== undefined && rows.length === 0) return yield* new NotFound({ object: "Language" });
      return summed(project.name, rows, code === undefined ? totals.translated_percent : undefined);
    }
    const actor = yield* nobody;
    const component = yield* (yield* Components).find(actor, slug, path);
    const page = yield* (yield* Translations).page(
      actor,
      { componentId: component.id },
      view(translationStatisticsShape),
      allLanguages,
    );
    const rows = narrowed(JSON.parse(page.json) as readonly EngagedLanguage[]);
    if (code !== undefined && rows.length === 0) return yield* new NotFound({ object: "Language" });
    return summed(`${component.project_name}/${component.name}`, rows);
  });

/** `svg-badge.svg`; undefined for what we do not draw, such as images of points. */
const kindOf = (name: string): readonly [BadgeKind, string] | undefined => {
  const [, kind, color = ""] = /^([a-z]+)-([a-z]+)\.svg$/.exec(name) ?? [];
  const known = badgeKinds.find((each) => each === kind);
  return known !== undefined && badgeColors[known].includes(color) ? [known, color] : undefined;
};

const draw = ({ incoming, view }: Asking, name: string, slug: string, path = "-", code?: string) =>
  Effect.gen(function* () {
    const asked = kindOf(name);
    if (asked === undefined) return yield* new NotFound({ object: "Badge" });
    const [kind, color] = asked;
    const body = drawBadge(kind, color, yield* factsOf(view, slug, path, code));
    const tag = createHash("sha256").update(body).digest("base64url");
    const reply: Reply = {
      status: 200,
      headers: {
        "content-type": "image/svg+xml; charset=utf-8",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "no-cache",
      },
      body,
    };
    return conditional(incoming, { tag, changed: undefined }, reply);
  });

const badgesOf = (slug: string, baseUrl: string) =>
  badgeKinds.map((kind) => `${baseUrl}/widget/${slug}/${kind}-${badgeColors[kind][0]}.svg`);

export const badges = [
  serve(badgesApi.engage, ({ params, view, baseUrl }) =>
    Effect.gen(function* () {
      const { project, totals, languages } = yield* engagement(params.project, view);
      const { name, slug, web, instructions } = project;
      return json({
        name,
        slug,
        web,
        instructions,
        url: `${baseUrl}/engage/${slug}/`,
        web_url: `${baseUrl}/projects/${slug}/`,
        ...totals,
        languages,
        badges: badgesOf(slug, baseUrl),
      });
    }),
  ),
  ...[badgesApi.project, badgesApi.olderProject].map((endpoint) =>
    serve(endpoint, (call) => draw(call, call.params.badge, call.params.project)),
  ),
  ...[badgesApi.component, badgesApi.olderComponent].map((endpoint) =>
    serve(endpoint, (call) => draw(call, call.params.badge, call.params.project, call.params.component)),
  ),
  ...[badgesApi.translation, badgesApi.olderTranslation].map((endpoint) =>
    serve(endpoint, (call) =>
      draw(call, call.params.badge, call.params.project, call.params.component, call.params.language),
    ),
  ),
  serve(badgesApi.olderLanguage, (call) =>
    draw(call, call.params.badge, call.params.project, "-", call.params.language),
  ),
];
