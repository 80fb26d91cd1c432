/** What everybody may know of a project, whoever asks: its name and how far its languages are. */
import { Actors } from "@dragoman/core/access";
import type { Shape, View } from "@dragoman/core/database";
import { Projects } from "@dragoman/core/projects";
import { Statistics } from "@dragoman/core/statistics";
import { Effect } from "effect";
import { engageLanguageShape, engageTotalsShape } from "../api/badges.ts";

/** There are no more rows than there are languages. */
export const allLanguages = { offset: 0, limit: 10_000 };

export interface EngagedLanguage {
  readonly name: string;
  readonly code: string;
  readonly total: number;
  readonly translated: number;
  readonly translated_percent: number;
}

/** Pages elsewhere show it to everybody: whoever asks sees what those without an account do. */
export const nobody = Effect.flatMap(Actors, (actors) => actors.anonymous);

export const engagement = (slug: string, view: <Column extends string>(shape: Shape<Column>) => View<Column>) =>
  Effect.gen(function* () {
    const actor = yield* nobody;
    const project = yield* (yield* Projects).find(actor, slug);
    const statistics = yield* Statistics;
    const totals = JSON.parse(yield* statistics.ofProject(actor, project, view(engageTotalsShape))) as Omit<
      EngagedLanguage,
      "name" | "code"
    >;
    const { json: languages } = yield* statistics.languagesOfProject(
      actor,
      project.id,
      view(engageLanguageShape),
      allLanguages,
    );
    return { project, totals, languages: JSON.parse(languages) as readonly EngagedLanguage[] };
  });
