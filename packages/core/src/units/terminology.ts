/** Terminology: strings of a glossary that every language has, be it empty. */
import { Effect } from "effect";
import { makeAdditions, type NewText } from "./additions.ts";
import { makeUnitStore } from "./store.ts";
import { unitStates } from "./states.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ComponentKeeping } from "../components/inside.ts";

export const makeTerminology = Effect.gen(function* () {
  const store = yield* makeUnitStore;
  const additions = yield* makeAdditions;
  const translations = yield* TranslationKeeping;
  const components = yield* ComponentKeeping;

  /** Gives the languages of a glossary the terms that all of them have, or some of these. Wants a transaction. */
  const spread = (componentId: number, some?: readonly number[]) =>
    Effect.gen(function* () {
      const found = yield* Effect.orDie(store.terms(componentId));
      const terms = some === undefined ? found : found.filter(({ id }) => some.includes(id));
      if (terms.length === 0) return;
      const component = yield* components.byId(componentId);
      const all = yield* translations.ofComponent(componentId);
      const source = all.find((each) => each.is_source);
      if (component === undefined || source === undefined) return;
      const texts = terms.map(
        ({ extra_flags, file_key, ...term }): NewText => ({
          ...term,
          fileKey: file_key,
          source_flags: extra_flags,
          target: [],
          state: unitStates.untranslated,
          pending: true,
        }),
      );
      const wanted = all.filter((into) => !into.is_source).flatMap((into) => texts.map((text) => ({ into, text })));
      yield* additions.add(component, source, wanted, { userId: null, authorId: null });
    });

  return { spread };
});
