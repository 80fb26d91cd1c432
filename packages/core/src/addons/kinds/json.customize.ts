/** Indentation and order of keys of JSON files. */
import { Effect, Schema } from "effect";
import { Choice, Flag, Integer } from "../../fields/index.ts";
import { isOneOf } from "../fits.ts";
import { defineKind } from "../kind.ts";
import { layOutJson } from "../layouts/json.ts";

const formats = new Set([
  "json",
  "json-nested",
  "webextension",
  "i18next",
  "i18nextv4",
  "arb",
  "go-i18n-json",
  "go-i18n-json-v2",
]);

export const jsonCustomize = defineKind({
  id: "weblate.json.customize",
  name: "Layout of JSON files",
  settings: Schema.Struct({
    sort_keys: Schema.optionalKey(Flag),
    indent: Integer({ min: 0, max: 16 }),
    style: Choice(["spaces", "tabs"]),
  }),
  defaults: { indent: 4, style: "spaces" },
  fits: isOneOf(formats),
  files: ({ sort_keys: sort = false, indent, style }) => ({
    options: { json_sort_keys: sort, json_indent: indent, json_indent_style: style },
  }),
  onCommit: ({ translation, files }, { sort_keys: sort = false, indent, style }) =>
    Effect.sync(() => {
      const bytes = files.get(translation.filename);
      if (bytes === undefined) return files;
      const step = style === "tabs" ? "\t".repeat(Math.min(indent, 1)) : " ".repeat(indent);
      return new Map([...files, [translation.filename, layOutJson(bytes, { step, sort })]]);
    }),
});
