/** `gotext`: message files of golang.org/x/text. */
import type { Codec } from "../../contract/index.ts";
import { jsonCodec } from "../../json/codec.ts";
import { sniffer } from "../../json/sniff.ts";
import { gotextShape } from "./shape.ts";

export const gotext: Codec = jsonCodec({
  id: "gotext",
  name: "gotext JSON file",
  extensions: ["json"],
  can: {
    plurals: true,
    contexts: true,
    notes: true,
    locations: false,
    fuzzy: true,
    approved: false,
    add: true,
    remove: true,
    header: true,
  },
  codeStyle: "posix",
  flags: [],
  sniff: sniffer(/\.json$/i, /"messages"\s*:\s*\[/, 0.97),
  shape: gotextShape,
  empty: (language) =>
    new Map<string, string | []>([
      ["language", language],
      ["messages", []],
    ]),
});
