/** `go-i18n-json` and `go-i18n-json-v2`: message files of the Go library go-i18n. */
import type { Abilities, Codec } from "../../contract/index.ts";
import { jsonCodec } from "../../json/codec.ts";
import { sniffer } from "../../json/sniff.ts";
import { goI18nV1Shape } from "./v1.ts";
import { goI18nV2Shape } from "./v2.ts";

const can: Abilities = {
  plurals: true,
  contexts: true,
  notes: true,
  locations: false,
  fuzzy: false,
  approved: false,
  add: true,
  remove: true,
  header: false,
};

export const goI18nJson: Codec = jsonCodec({
  id: "go-i18n-json",
  name: "go-i18n JSON file, version 1",
  extensions: ["json"],
  can,
  codeStyle: "posix",
  flags: [],
  sniff: sniffer(/\.json$/i, /^\s*\[\s*\{[^}]*"(?:id|translation)"\s*:/, 0.9),
  shape: goI18nV1Shape,
  empty: () => [],
});

export const goI18nJsonV2: Codec = jsonCodec({
  id: "go-i18n-json-v2",
  name: "go-i18n JSON file, version 2",
  extensions: ["json"],
  can,
  codeStyle: "posix",
  flags: [],
  sniff: sniffer(/\.json$/i, /:\s*\{[^{}]*"other"\s*:\s*"/, 0.75),
  shape: goI18nV2Shape,
});
