/** Taking strings out of the files of all translations of a monolingual component. */
import { codecById, type Document, save, type Unit } from "@dragoman/formats";
import { Effect } from "effect";
import { codecContext } from "../files/index.ts";
import type { AddonWork } from "./kind.ts";
import { attempt } from "./reading.ts";

/** Removes the strings that `unwanted` names, in one commit. Files that cannot be read stay as they are. */
export const withoutUnits = (
  { component, translations, read, write }: AddonWork,
  unwanted: (unit: Unit, base: Document) => boolean,
): Effect.Effect<void> =>
  Effect.gen(function* () {
    const codec = codecById(component.file_format);
    const source = translations.find(({ is_source: isSource }) => isSource);
    const baseBytes = yield* read(component.template);
    if (codec === undefined || source === undefined || baseBytes === undefined) return;
    const base = attempt(() => codec.parse(baseBytes, codecContext(component, source)));
    if (base === undefined) return;
    /** What becomes of the files; one may hold several languages. */
    const contents = new Map<string, Uint8Array>();
    for (const translation of translations) {
      const path = translation.filename;
      const bytes = translation.is_source || path === "" ? undefined : (contents.get(path) ?? (yield* read(path)));
      if (bytes === undefined) continue;
      const context = codecContext(component, translation, base);
      const content = attempt(() => {
        const document = codec.parse(bytes, context);
        const gone = document.units.filter((unit) => unit.obsolete !== true && unwanted(unit, base));
        return gone.length === 0
          ? undefined
          : save(
              codec,
              document,
              gone.map(({ id }) => ({ op: "remove", id })),
              context,
            );
      });
      if (content !== undefined) contents.set(path, content);
    }
    if (contents.size > 0) yield* write([...contents].map(([path, content]) => ({ path, content })));
  });
