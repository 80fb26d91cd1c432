/** Source strings that a program brings, and no file or person: they wait to be written as those of people do. */
import { createHash } from "node:crypto";
import { codecById } from "@dragoman/formats";
import { Effect } from "effect";
import { type ComponentFacts, isMonolingual } from "../components/index.ts";
import { anonymousId } from "../access/index.ts";
import { makeTransaction } from "../database/index.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { makeAdditions } from "./additions.ts";
import { toText, type Wanted } from "./creation.ts";
import { contentHash, sipHash } from "./hash.ts";
import { makeUnitStore } from "./store.ts";

/** A key that the same text has always. */
const keyOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

export const makeGivenStrings = Effect.gen(function* () {
  const store = yield* makeUnitStore;
  const additions = yield* makeAdditions;
  const transaction = yield* makeTransaction;

  /** Adds what is not there yet to all translations, the source first; answers why it cannot, where it cannot. */
  return (component: ComponentFacts, translations: readonly TranslationFacts[], texts: readonly string[]) =>
    Effect.gen(function* () {
      const monolingual = isMonolingual(component);
      const source = translations.find((each) => each.is_source);
      if (texts.length === 0 || source === undefined) return undefined;
      const codec = codecById(component.file_format);
      if (codec?.can.add !== true || codec.givenStrings === true) return "Files of this format take no new strings.";
      if (monolingual && !component.edit_template) return "The base file of the component may not be edited.";
      const known = yield* store.knownSources(
        source.id,
        texts.filter((text) => text !== ""),
      );
      const wanted = texts
        .filter((text) => !known.has(text))
        .map((text): Wanted => {
          const context = monolingual ? keyOf(text) : "";
          const hash = monolingual ? String(sipHash(context)) : contentHash([text], context);
          return { hash, context, source: [text], target: undefined, state: undefined };
        });
      if (wanted.length === 0) return undefined;
      const hashes = wanted.map(({ hash }) => hash);
      yield* transaction(
        Effect.flatMap(store.flagsOf(source.id, hashes), (flags) =>
          additions.add(
            component,
            source,
            translations.flatMap((into) =>
              wanted.map((text) => ({ into, text: toText(component, into, text, flags.get(text.hash) ?? "") })),
            ),
            { userId: null, authorId: anonymousId },
          ),
        ),
      );
      return undefined;
    }).pipe(Effect.orDie);
});
