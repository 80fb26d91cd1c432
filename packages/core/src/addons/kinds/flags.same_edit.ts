/** Translations that come new from files and say what the source says wait for another look. */
import { Schema } from "effect";
import { defineKind } from "../kind.ts";
import { knowsNoFuzzy } from "../fits.ts";

/** Documents and subtitles: a new language's file starts as a copy of the source. */
const copies = new Set([
  "ass",
  "dokuwiki",
  "html",
  "idml",
  "markdown",
  "mediawiki",
  "odf",
  "rc",
  "srt",
  "ssa",
  "sub",
  "txt",
  "xwiki-fullpage",
]);

export const flagsSameEdit = defineKind({
  id: "weblate.flags.same_edit",
  name: "New translations like the source need editing",
  settings: Schema.Struct({}),
  defaults: {},
  automatic: ({ file_format: format }) => copies.has(format),
  fits: knowsNoFuzzy,
  files: () => ({ review: { same: true } }),
});
