/** `toml`: texts in TOML, keys joined with dots. */
import { type Codec, decode, encode } from "../../contract/index.ts";
import { headText } from "../../entries/index.ts";
import { TomlDocument } from "./document.ts";

export const toml: Codec = {
  id: "toml",
  name: "TOML file",
  extensions: ["toml"],
  contentType: "application/toml",
  kind: "either",
  can: {
    plurals: false,
    contexts: true,
    notes: true,
    locations: false,
    fuzzy: false,
    approved: false,
    add: true,
    remove: true,
    header: false,
  },
  codeStyle: "posix",
  flags: [],
  sniff: (head, path) =>
    /\.toml$/i.test(path)
      ? /^[ \t]*(?:\[|#|["'\w-][^=\n]*=)/m.test(headText(head)) || head.length === 0
        ? 0.95
        : 0.5
      : 0,
  parse: (bytes, context) => new TomlDocument(decode(bytes), context),
  create: ({ base }, template) => template ?? encode("", base?.source ?? { encoding: "utf-8", bom: false }),
};
