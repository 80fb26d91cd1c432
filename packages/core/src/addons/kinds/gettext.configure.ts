/** The list of languages in the scripts of autoconf: ALL_LINGUAS. */
import { Effect, Schema } from "effect";
import { defineKind } from "../kind.ts";
import { isGettext } from "../fits.ts";
import { languageCodes } from "../languages.ts";

const scripts = ["configure", "configure.in", "configure.ac"];
const list = /^([ \t]*ALL_LINGUAS=)(["'])([^"'\n]*)\2/gm;

/** The script with exactly these codes, in order. */
export const withAllLinguas = (script: string, codes: readonly string[]): string =>
  script.replace(list, (_, name: string, quote: string) => `${name}${quote}${[...codes].sort().join(" ")}${quote}`);

const textOf = (bytes: Uint8Array | undefined) =>
  // Bytes of any encoding come back as they were.
  bytes === undefined ? "" : Buffer.from(bytes).toString("latin1");

export const gettextConfigure = defineKind({
  id: "weblate.gettext.configure",
  name: "ALL_LINGUAS",
  settings: Schema.Struct({}),
  defaults: {},
  fits: isGettext,
  fitsFiles: (_, paths, read) =>
    Effect.map(
      Effect.forEach(
        scripts.filter((path) => paths.includes(path)),
        read,
      ),
      (found) => found.some((bytes) => textOf(bytes).match(list) !== null),
    ),
  on: ["language", "daily"],
  act: ({ translations, paths, read, write }) =>
    Effect.gen(function* () {
      const changes = [];
      for (const path of scripts.filter((script) => paths.includes(script))) {
        const text = textOf(yield* read(path));
        const next = withAllLinguas(text, languageCodes(translations));
        if (next !== text) changes.push({ path, content: Buffer.from(next, "latin1") });
      }
      if (changes.length > 0) yield* write(changes);
    }),
});
