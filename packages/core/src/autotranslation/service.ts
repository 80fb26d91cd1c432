/** Automatic translation of one translation, from other components or from everything that the asker sees. */
import { Context, Effect, Layer } from "effect";
import type { TranslationId } from "../ids/index.ts";
import { type Actor, Forbidden, Invalid, may, NotFound } from "../access/index.ts";
import { subjectOf } from "../components/index.ts";
import type { Input } from "../fields/index.ts";
import { type FoundTranslation, Translations } from "../translations/index.ts";
import { refuseContribution } from "../units/index.ts";
import type { AutotranslationInput } from "./model.ts";
import { makeAutotranslationStore, type Origin } from "./store.ts";
import { makeTranslating } from "./translating.ts";
import { UnitKeeping } from "../units/inside.ts";
import { UserKeeping } from "../users/inside.ts";

const refused = new Forbidden({ reason: "You may not translate automatically here." });

/** How many strings got a translation or a suggestion. */
export interface Autotranslated {
  readonly translationId: TranslationId;
  readonly updated: number;
}

export class Autotranslation extends Context.Service<
  Autotranslation,
  {
    readonly translate: (
      actor: Actor,
      place: { readonly project: string; readonly component: string; readonly language: string },
      input: Input<AutotranslationInput>,
    ) => Effect.Effect<Autotranslated, NotFound | Forbidden | Invalid>;
  }
>()("@dragoman/core/autotranslation/Autotranslation") {
  static readonly layer = Layer.effect(
    Autotranslation,
    Effect.gen(function* () {
      const store = yield* makeAutotranslationStore;
      const units = yield* UnitKeeping;
      const translations = yield* Translations;
      const users = yield* UserKeeping;
      const translating = yield* makeTranslating;

      const originOf = (actor: Actor, { component }: FoundTranslation, input: AutotranslationInput) =>
        Effect.gen(function* () {
          if (input.auto_source === "mt") return { kind: "everywhere" } satisfies Origin;
          const name = input.component ?? "";
          if (name === "") return { kind: "project", projectId: component.project_id } satisfies Origin;
          const componentId = yield* Effect.orDie(store.component(actor, component.project_id, name));
          if (componentId === undefined) return yield* Invalid.field("component", "There is no such component.");
          return { kind: "component", componentId } satisfies Origin;
        });

      const run = Effect.fnUntraced(function* (
        actor: Actor,
        found: FoundTranslation,
        input: AutotranslationInput,
        reviews: boolean,
      ) {
        const origin = yield* originOf(actor, found, input);
        const asked = input.auto_source === "others" || (input.engines ?? []).length > 0;
        const userId = input.auto_source === "mt" ? ((yield* users.engine("weblate")) ?? actor.id) : actor.id;
        const updated = asked ? yield* translating({ viewer: actor, userId, reviews }, found, input, origin) : 0;
        return { translationId: found.translation.id, updated };
      });

      const translate = Effect.fn("Autotranslation.translate")(function* (
        actor: Actor,
        { project, component: path, language }: Parameters<Autotranslation["Service"]["translate"]>[1],
        read: Input<AutotranslationInput>,
      ) {
        const found = yield* translations.permitted(actor, project, path, language, "translation.auto", refused.reason);
        const { component, translation } = found;
        const agreed = component.agreement === "" || (yield* units.hasAgreed(actor.id, component.id));
        if (translation.is_source || refuseContribution(actor, { ...component, agreed }) !== undefined)
          return yield* refused;
        const input = yield* read;
        const reviews = may(actor, "unit.review", subjectOf(component, translation.language_id)).allowed;
        if (input.mode === "approved" && !(component.translation_review && reviews))
          return yield* Invalid.field("mode", "Only reviewers can approve, where reviews are enabled.");
        return yield* run(actor, found, input, reviews);
      });

      return Autotranslation.of({ translate });
    }),
  );
}
