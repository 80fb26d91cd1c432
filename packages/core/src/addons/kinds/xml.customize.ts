/** How XML files spell elements without content. */
import { Effect, Schema } from "effect";
import { Flag } from "../../fields/index.ts";
import { isOneOf } from "../fits.ts";
import { defineKind } from "../kind.ts";
import { spellEmptyElements } from "../layouts/xml.ts";

const formats = new Set([
  "aresource",
  "cmp-resource",
  "flatxml",
  "moko-resource",
  "plainxliff",
  "poxliff",
  "resourcedictionary",
  "resx",
  "tbx",
  "ts",
  "xliff",
  "xliff2",
  "xliff2-placeables",
]);

export const xmlCustomize = defineKind({
  id: "weblate.xml.customize",
  name: "Layout of XML files",
  settings: Schema.Struct({ closing_tags: Schema.optionalKey(Flag) }),
  defaults: { closing_tags: true },
  fits: isOneOf(formats),
  onCommit: ({ translation, files }, { closing_tags: closingTags = true }) =>
    Effect.sync(() => {
      const bytes = files.get(translation.filename);
      return bytes === undefined
        ? files
        : new Map([...files, [translation.filename, spellEmptyElements(bytes, closingTags)]]);
    }),
});
