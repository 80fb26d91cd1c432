/** `i18next` and `i18nextv4`: nested JSON whose keys carry plural suffixes. */
import type { Abilities, Codec } from "../../contract/index.ts";
import { jsonCodec } from "../../json/codec.ts";
import { sniffer } from "../../json/sniff.ts";
import { byCategory, byNumber } from "./keys.ts";
import { i18nextShape } from "./shape.ts";

const can: Abilities = {
  plurals: true,
  contexts: true,
  notes: false,
  locations: false,
  fuzzy: false,
  approved: false,
  add: true,
  remove: true,
  header: false,
};

export const i18next: Codec = jsonCodec({
  id: "i18next",
  name: "i18next JSON file, version 3",
  extensions: ["json"],
  can,
  codeStyle: "bcp",
  flags: ["i18next-interpolation"],
  sniff: sniffer(/\.json$/i, /_(?:plural|\d)"\s*:\s*"/, 0.7),
  shape: i18nextShape(byNumber),
});

export const i18nextv4: Codec = jsonCodec({
  id: "i18nextv4",
  name: "i18next JSON file, version 4",
  extensions: ["json"],
  can,
  codeStyle: "bcp",
  flags: ["i18next-interpolation"],
  sniff: sniffer(/\.json$/i, /_(?:zero|one|two|few|many|other)"\s*:\s*"/, 0.7),
  shape: i18nextShape(byCategory),
});
