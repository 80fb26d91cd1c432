/** Automatic translation of one translation, from other components or from everything that the asker sees. */
import { Context, Effect, Layer } from "effect";
import type { ProjectId, TranslationId, UnitId, UserId } from "../ids/index.ts";
import { type Actor, Forbidden, Invalid, may, NotFound } from "../access/index.ts";
import { actions } from "../changes/index.ts";
import { integerFlag } from "../checks/index.ts";
import { subjectOf } from "../components/index.ts";
import { makeTransaction } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { type FoundTranslation, Translations } from "../translations/index.ts";
import { effectiveFlags, refuseContribution, type UnitFacts, unitStates } from "../units/index.ts";
import { makeRemarks, makeWriting, texting } from "../units/inside.ts";
import type { AutotranslationInput } from "./model.ts";
import { type Found, makeAutotranslationStore, type Origin } from "./store.ts";
import { LabelKeeping } from "../labels/inside.ts";
import { UnitKeeping } from "../units/inside.ts";
import { UserKeeping } from "../users/inside.ts";

const refused = new Forbidden({ reason: "You may not translate automatically here." });

/** How many strings got a translation or a suggestion. */
export interface Autotranslated {
  readonly translationId: TranslationId;
  readonly updated: number;
}

/** The mark of strings that no person translated. */
const automatically = { name: "Automatically translated", color: "yellow" } as const;

const states = { translate: 20, fuzzy: 10, approved: 30 } as const;

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
      const writing = yield* makeWriting;
      const units = yield* UnitKeeping;
      const translations = yield* Translations;
      const remarks = yield* makeRemarks;
      const labels = yield* LabelKeeping;
      const users = yield* UserKeeping;
      const transaction = yield* makeTransaction;

      const originOf = (actor: Actor, { component }: FoundTranslation, input: AutotranslationInput) =>
        Effect.gen(function* () {
          if (input.auto_source === "mt") return { kind: "everywhere" } satisfies Origin;
          const name = input.component ?? "";
          if (name === "") return { kind: "project", projectId: component.project_id } satisfies Origin;
          const componentId = yield* Effect.orDie(store.component(actor, component.project_id, name));
          if (componentId === undefined) return yield* Invalid.field("component", "There is no such component.");
          return { kind: "component", componentId } satisfies Origin;
        });

      /** Says of strings that no person translated them. */
      const mark = (projectId: ProjectId, unitIds: readonly UnitId[], userId: UserId) =>
        Effect.flatMap(labels.ensure(projectId, automatically, userId), (label) =>
          writing.label(unitIds, (labels) => [...new Set([...labels, label])], { userId, authorId: userId }),
        );

      const suggest = (translation: FoundTranslation, userId: UserId, found: readonly Found[]) =>
        transaction(remarks.suggest(translation, userId, found));

      const run = Effect.fn("Autotranslation.run")(function* (
        actor: Actor,
        found: FoundTranslation,
        input: AutotranslationInput,
        reviews: boolean,
      ) {
        const { component, translation } = found;
        const origin = yield* originOf(actor, found, input);
        const asked = input.auto_source === "others" || (input.engines ?? []).length > 0;
        const matches = asked ? yield* Effect.orDie(store.matches(actor, translation, input, origin)) : [];
        const userId = input.auto_source === "mt" ? ((yield* users.engine("weblate")) ?? actor.id) : actor.id;
        const { mode } = input;
        if (mode === "suggest")
          return { translationId: translation.id, updated: yield* suggest(found, userId, matches) };
        const targets = new Map(matches.map(({ id, target }) => [id, target]));
        const changed = yield* writing.words(
          [...targets.keys()],
          (unit) => {
            const target = takes(unit, targets.get(unit.id), reviews);
            return target !== undefined && fitsIn(unit, target) ? { target, state: states[mode] } : undefined;
          },
          texting({ action: actions.automaticallyTranslated, userId, authorId: userId, fixups: false }),
        );
        if (changed.length > 0) yield* transaction(mark(component.project_id, changed, userId));
        const done = new Set(changed);
        const others = matches.flatMap(({ id }) => (done.has(id) ? [] : [id]));
        const suggested = yield* transaction(
          Effect.flatMap(writing.held(others), (held) => {
            const long = held.flatMap((unit) => {
              const target = takes(unit, targets.get(unit.id), reviews);
              return target === undefined || fitsIn(unit, target) ? [] : [{ id: unit.id, target }];
            });
            return remarks.suggest(found, userId, long);
          }),
        );
        return { translationId: translation.id, updated: changed.length + suggested };
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

/** What a unit may be given; undefined where it is not to be touched. */
const takes = (
  unit: UnitFacts,
  target: readonly string[] | undefined,
  reviews: boolean,
): readonly string[] | undefined => {
  // Somebody translated it meanwhile, in another number of forms.
  if (target?.length !== unit.target.length) return undefined;
  if (unit.locked || unit.state === unitStates.readOnly) return undefined;
  return unit.state === unitStates.approved && !reviews ? undefined : target;
};

/** Texts that are much longer than their source are suggestions only. */
const fitsIn = (unit: UnitFacts, target: readonly string[]): boolean => {
  const longest = (forms: readonly string[]) => Math.max(0, ...forms.map((form) => [...form].length));
  const limit = integerFlag(effectiveFlags(unit), "max-length") ?? Math.max(100, 10 * longest(unit.source));
  return longest(target) <= limit;
};
