/** `arb`: Application Resource Bundles of Flutter, texts with their metadata in a member `@key`. */
import type { Codec } from "../../contract/index.ts";
import { jsonCodec } from "../../json/codec.ts";
import { jsonHead } from "../../json/sniff.ts";
import { arbShape } from "./shape.ts";

export const arb: Codec = jsonCodec({
  id: "arb",
  name: "ARB file",
  extensions: ["arb", "json"],
  can: {
    plurals: false,
    contexts: true,
    notes: true,
    locations: false,
    fuzzy: false,
    approved: false,
    add: true,
    remove: true,
    header: true,
  },
  codeStyle: "posix",
  flags: ["icu-message-format"],
  sniff: (head, path) => {
    const text = jsonHead(head);
    if (text === undefined) return 0;
    return /\.arb$/i.test(path) ? 1 : /\.json$/i.test(path) && /"@@locale"\s*:/.test(text) ? 0.9 : 0;
  },
  shape: arbShape,
  empty: (language) => new Map([["@@locale", language]]),
});
