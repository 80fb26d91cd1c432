/** `json`: one object of keys and texts. */
import type { Abilities, Codec } from "../../contract/index.ts";
import { jsonCodec } from "../../json/codec.ts";
import { sniffer } from "../../json/sniff.ts";
import { dotted } from "../../paths/notation.ts";
import { keyedShape } from "../../tree/keyed.ts";

const can: Abilities = {
  plurals: false,
  contexts: true,
  notes: false,
  locations: false,
  fuzzy: false,
  approved: false,
  add: true,
  remove: true,
  header: false,
};

export const json: Codec = jsonCodec({
  id: "json",
  name: "JSON file",
  extensions: ["json"],
  can,
  codeStyle: "posix",
  flags: [],
  sniff: sniffer(/\.json$/i, /^/, 0.5),
  shape: keyedShape(dotted, { flat: true }),
});

export const jsonNested: Codec = jsonCodec({
  id: "json-nested",
  name: "Nested JSON file",
  extensions: ["json"],
  can,
  codeStyle: "posix",
  flags: [],
  sniff: sniffer(/\.json$/i, /:\s*[[{]/, 0.6),
  shape: keyedShape(dotted),
});
