/** `xcstrings`: string catalogues of Xcode, one file with all languages. A document is the view of one of them. */
import { type Codec, encode } from "../../contract/index.ts";
import { jsonCodec } from "../../json/codec.ts";
import { jsonHead } from "../../json/sniff.ts";
import { xcstringsCatalogue } from "./catalogue.ts";
import { xcstringsShape } from "./shape.ts";

export const xcstrings: Codec = jsonCodec({
  id: "xcstrings",
  name: "Xcode string catalogue",
  extensions: ["xcstrings"],
  kind: "monolingual",
  can: {
    plurals: true,
    contexts: true,
    notes: true,
    locations: false,
    fuzzy: true,
    approved: false,
    add: true,
    remove: true,
    header: false,
  },
  codeStyle: "bcp",
  flags: [],
  sniff: (head, path) => {
    const text = jsonHead(head);
    if (text === undefined || !/"(?:sourceLanguage|strings|version)"\s*:/.test(text)) return 0;
    return /\.xcstrings$/i.test(path) ? 1 : 0;
  },
  shape: xcstringsShape,
  catalogue: xcstringsCatalogue,
  // All languages share one file, so that of a new language is the file that is there.
  create: ({ base, sourceLanguage }, template) =>
    template ??
    (base === undefined ? Buffer.from(emptyCatalogue(sourceLanguage)) : encode(base.source.text, base.source)),
});

const emptyCatalogue = (language: string): string =>
  `{\n  "sourceLanguage" : ${JSON.stringify(language)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}`;
