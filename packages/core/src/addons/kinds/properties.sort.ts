/** Entries of properties files in the order of their keys. */
import { Effect, Schema } from "effect";
import { isOneOf } from "../fits.ts";
import { defineKind } from "../kind.ts";
import { sortProperties } from "../layouts/properties.ts";

export const propertiesSort = defineKind({
  id: "weblate.properties.sort",
  name: "Order of properties files",
  settings: Schema.Struct({}),
  defaults: {},
  fits: isOneOf(new Set(["properties-utf8", "properties", "gwt"])),
  onCommit: ({ translation, files }) =>
    Effect.sync(() => {
      const bytes = files.get(translation.filename);
      if (bytes === undefined) return files;
      const sorted = sortProperties(Buffer.from(bytes).toString("latin1"));
      return new Map([...files, [translation.filename, Buffer.from(sorted, "latin1")]]);
    }),
});
