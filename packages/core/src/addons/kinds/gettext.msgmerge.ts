/** Translations follow the template: what is new comes in, what went becomes obsolete, what changed waits for another look. */
import { codecById } from "@dragoman/formats";
import { Effect, Schema } from "effect";
import { codecContext } from "../../files/index.ts";
import { Flag } from "../../fields/index.ts";
import { defineKind } from "../kind.ts";
import { isGettext } from "../fits.ts";
import { attempt } from "../reading.ts";

export const gettextMsgmerge = defineKind({
  id: "weblate.gettext.msgmerge",
  name: "Update of gettext files",
  settings: Schema.Struct({
    previous: Schema.optionalKey(Flag),
    no_location: Schema.optionalKey(Flag),
    fuzzy: Schema.optionalKey(Flag),
  }),
  defaults: { previous: true, no_location: false, fuzzy: true },
  fits: (component) => isGettext(component) && component.new_base !== "",
  on: ["update"],
  act: (at, { previous = true, no_location: withoutPlaces = false, fuzzy = true }) =>
    Effect.gen(function* () {
      const { component, translations, read } = at;
      const merging = codecById("po")?.template;
      // What waits belongs to the strings of before: it is written while they are there.
      yield* at.commitWaiting;
      const template = yield* read(component.new_base);
      if (merging === undefined || template === undefined) return;
      const options = { previous, fuzzy, locations: !withoutPlaces, folds: true };
      const failures: string[] = [];
      const contents = new Map<string, Uint8Array>();
      for (const translation of translations) {
        const path = translation.filename;
        if (translation.is_source || path === "" || path === component.new_base) continue;
        const bytes = yield* read(path);
        if (bytes === undefined) continue;
        const merged = attempt(
          () => merging.merge(bytes, template, codecContext(component, translation), options),
          (error) => failures.push(`${path}: ${error.message}`),
        );
        if (merged !== undefined && !Buffer.from(bytes).equals(Buffer.from(merged))) contents.set(path, merged);
        // Each takes a while, and others wait for the thread.
        yield* Effect.yieldNow;
      }
      yield* at.alert("MsgmergeAddonError", failures.length === 0 ? undefined : failures.join("\n"));
      if (contents.size > 0) yield* at.write([...contents].map(([path, content]) => ({ path, content })));
    }),
});
