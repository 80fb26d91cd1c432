/** The list of languages that gettext's build files read: LINGUAS beside the PO files. */
import { Effect, Schema } from "effect";
import { defineKind } from "../kind.ts";
import { isGettext } from "../fits.ts";
import { languageCodes } from "../languages.ts";

/** Where the list of a component would be. */
export const linguasPath = (filemask: string): string => {
  const folder = filemask.slice(0, filemask.indexOf("*")).replace(/[^/]*$/, "");
  return `${folder}LINGUAS`;
};

/** The list with exactly these codes: comments and order stay, what is new comes last. */
export const withLinguas = (text: string, codes: readonly string[]): string => {
  const wanted = new Set(codes);
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  const listed = new Set<string>();
  const kept = lines.flatMap((line) => {
    if (/^\s*(#|$)/.test(line)) return [line];
    const [, names = "", comment = ""] = /^([^#]*)(#.*)?$/.exec(line) ?? [];
    const known = names.split(/\s+/).filter((code) => wanted.has(code) && !listed.has(code));
    for (const code of known) listed.add(code);
    return known.length === 0
      ? comment === ""
        ? []
        : [comment]
      : [[known.join(" "), comment].filter(Boolean).join(" ")];
  });
  const added = codes.filter((code) => !listed.has(code)).sort();
  const last = kept.findLastIndex((line) => !/^\s*(#|$)/.test(line));
  const several = last >= 0 && /\S\s+[^\s#]/.test(kept[last] ?? "");
  if (several && added.length > 0) kept[last] = `${kept[last]} ${added.join(" ")}`;
  else kept.splice(last + 1, 0, ...added);
  return kept.map((line) => `${line}${eol}`).join("");
};

export const gettextLinguas = defineKind({
  id: "weblate.gettext.linguas",
  name: "LINGUAS",
  settings: Schema.Struct({}),
  defaults: {},
  fits: isGettext,
  fitsFiles: (component, paths) => Effect.succeed(paths.includes(linguasPath(component.filemask))),
  on: ["language", "daily"],
  act: ({ component, translations, read, write }) =>
    Effect.gen(function* () {
      const path = linguasPath(component.filemask);
      const bytes = yield* read(path);
      if (bytes === undefined) return;
      const text = Buffer.from(bytes).toString("utf8");
      const next = withLinguas(text, languageCodes(translations));
      if (next !== text) yield* write([{ path, content: Buffer.from(next) }]);
    }),
});
