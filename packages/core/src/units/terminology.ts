/**
 * Terminology: strings of a glossary that every language has, be it empty. The database tells which languages lack
 * which terms, and these are added some at a time: what a term costs does not grow with the glossary.
 */
import { Effect } from "effect";
import type { ComponentId, UnitId } from "../ids/index.ts";
import { ComponentKeeping } from "../components/inside.ts";
import { chunks, makeTransaction } from "../database/index.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { makeAdditions, type NewText } from "./additions.ts";
import { batchSize } from "./fileUnits.ts";
import { unitStates } from "./states.ts";
import { makeUnitStore } from "./store.ts";
import { makeTerminologyStore, type Term } from "./stores/terminology.ts";

const server = { userId: null, authorId: null };

export const makeTerminology = Effect.gen(function* () {
  const store = yield* makeTerminologyStore;
  const units = yield* makeUnitStore;
  const additions = yield* makeAdditions;
  const translations = yield* TranslationKeeping;
  const components = yield* ComponentKeeping;
  const transaction = yield* makeTransaction;

  /** A glossary, and how many of its terms have room in one statement with all of their languages. */
  const open = (componentId: ComponentId) =>
    Effect.gen(function* () {
      const component = yield* components.byId(componentId);
      const all = yield* translations.ofComponent(componentId);
      const source = all.find((each) => each.is_source);
      if (component === undefined || source === undefined) return undefined;
      const languages = new Map(all.filter((each) => !each.is_source).map((each) => [each.id, each]));
      return { component, source, languages, atOnce: Math.max(1, Math.floor(batchSize / Math.max(1, languages.size))) };
    });
  type Glossary = NonNullable<Effect.Success<ReturnType<typeof open>>>;

  const add = ({ component, source, languages }: Glossary, ids: readonly UnitId[]) =>
    Effect.flatMap(Effect.orDie(store.among(ids)), (terms) =>
      additions.add(
        component,
        source,
        terms.flatMap((term) =>
          term.lacking.flatMap((id) => {
            const into = languages.get(id);
            return into === undefined ? [] : [{ into, text: textOf(term) }];
          }),
        ),
        server,
      ),
    );

  /** Gives the languages of a glossary what they lack of these source strings. Wants a transaction that holds these. */
  const spread = (componentId: ComponentId, ids: readonly UnitId[]) =>
    Effect.gen(function* () {
      const glossary = yield* open(componentId);
      if (glossary === undefined) return;
      for (const some of chunks(ids, glossary.atOnce)) yield* add(glossary, some);
    });

  /** Gives them all terms that they lack, some in each transaction. */
  const complete = (componentId: ComponentId) =>
    Effect.gen(function* () {
      let after: number | undefined = 0;
      while (after !== undefined) after = yield* transaction(completeSome(componentId, after));
    });

  const completeSome = (componentId: ComponentId, after: number) =>
    Effect.gen(function* () {
      const glossary = yield* open(componentId);
      if (glossary === undefined) return undefined;
      const ids = yield* Effect.orDie(store.lacked(componentId, after, glossary.atOnce));
      if (ids.length === 0) return undefined;
      yield* Effect.orDie(units.locked(ids));
      yield* add(glossary, ids);
      return ids.at(-1);
    });

  return { spread, complete };
});

const textOf = ({ hash, file_key, context, source, flags, extra_flags, location, note }: Term): NewText => ({
  hash,
  fileKey: file_key,
  context,
  source,
  target: [],
  state: unitStates.untranslated,
  flags,
  source_flags: extra_flags,
  location,
  note,
  pending: true,
});
