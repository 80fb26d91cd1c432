/** PO and POT files: gettext's catalogues of messages (`po`), and those whose msgid is a key (`po-mono`). */
import { type Abilities, type Codec, type SourceText, verboseLimits } from "../../contract/index.ts";
import { decodeCatalogue } from "../../gettext/charset.ts";
import { clearCatalogue, createCatalogue } from "../../gettext/create.ts";
import { PoDocument } from "../../gettext/document.ts";
import { mergeCatalogue } from "../../gettext/merge.ts";
import { parseCatalogue } from "../../gettext/parse.ts";
import type { Kind } from "../../gettext/view.ts";
import { likeness } from "./sniff.ts";

const can: Abilities = {
  plurals: true,
  contexts: true,
  notes: true,
  locations: true,
  fuzzy: true,
  approved: false,
  add: true,
  remove: true,
  header: true,
};

const gettextCodec = (id: string, name: string, kind: Kind, certainty: number): Codec => ({
  id,
  name,
  extensions: ["po", "pot"],
  contentType: "text/x-gettext-catalog",
  kind,
  limits: verboseLimits,
  can,
  codeStyle: "posix",
  flags: [],
  sniff: (head, path) => certainty * likeness(head, path),
  parse: (bytes, context) => {
    const source = decodeCatalogue(bytes);
    return new PoDocument(source, parseCatalogue(source.text), kind, context);
  },
  create: (context, template) =>
    createCatalogue(template === undefined ? (context.base?.source ?? empty) : decodeCatalogue(template), context),
});

const empty: SourceText = { text: "", encoding: "utf-8", bom: false, eol: "\n", finalEol: false };

export const po: Codec = {
  ...gettextCodec("po", "gettext PO", "bilingual", 1),
  template: {
    clear: (bytes) => clearCatalogue(decodeCatalogue(bytes)),
    merge: (bytes, template, context, options) =>
      mergeCatalogue(decodeCatalogue(bytes), decodeCatalogue(template), context, options),
  },
};

/** Never the first guess: its files look like those of `po`. */
export const poMono = gettextCodec("po-mono", "gettext PO (monolingual)", "monolingual", 0.5);
