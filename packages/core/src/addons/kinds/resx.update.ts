/** Translations of resources hold what the base file holds: strings that are new there come in with the base's text. */
import { codecById, type NewUnit, save } from "@dragoman/formats";
import { Effect, Schema } from "effect";
import { isMonolingual } from "../../components/index.ts";
import { codecContext } from "../../files/index.ts";
import { defineKind } from "../kind.ts";
import { attempt } from "../reading.ts";

export const resxUpdate = defineKind({
  id: "weblate.resx.update",
  name: "Update of resource files",
  settings: Schema.Struct({}),
  defaults: {},
  fits: (component) => component.file_format === "resx" && isMonolingual(component),
  on: ["update"],
  act: (at) =>
    Effect.gen(function* () {
      const { component, translations, read } = at;
      yield* at.commitWaiting;
      const codec = codecById("resx");
      const source = translations.find(({ is_source: isSource }) => isSource);
      const baseBytes = yield* read(component.template);
      if (codec === undefined || source === undefined || baseBytes === undefined) return;
      const base = attempt(() => codec.parse(baseBytes, codecContext(component, source)));
      if (base === undefined) return;
      const contents = new Map<string, Uint8Array>();
      for (const translation of translations) {
        const path = translation.filename;
        const bytes = translation.is_source || path === "" ? undefined : yield* read(path);
        if (bytes === undefined) continue;
        const context = codecContext(component, translation, base);
        const content = attempt(() => {
          const document = codec.parse(bytes, context);
          const added = base.units.flatMap(({ id, context: key, target, notes }, index) => {
            if (document.byId(id) !== undefined) return [];
            const unit: NewUnit = { id, context: key, source: [], target, notes };
            const after = base.units[index - 1]?.id;
            return [{ op: "add" as const, unit, ...(after === undefined ? {} : { after }) }];
          });
          const gone = document.units.filter(({ id }) => base.byId(id) === undefined);
          const changes = [...added, ...gone.map(({ id }) => ({ op: "remove" as const, id }))];
          return changes.length === 0 ? undefined : save(codec, document, changes, context);
        });
        if (content !== undefined) contents.set(path, content);
      }
      if (contents.size > 0) yield* at.write([...contents].map(([path, content]) => ({ path, content })));
    }),
});
