/** `formatjs`: messages extracted by FormatJS (`defaultMessage`, `description`), or compiled ones that are plain texts. */
import type { Codec } from "../../contract/index.ts";
import { jsonCodec } from "../../json/codec.ts";
import { memberShape } from "../../json/member.ts";
import { sniffer } from "../../json/sniff.ts";

export const formatjs: Codec = jsonCodec({
  id: "formatjs",
  name: "FormatJS JSON file",
  extensions: ["json"],
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
  flags: ["icu-message-format"],
  sniff: sniffer(/\.json$/i, /"defaultMessage"\s*:/, 0.9),
  shape: memberShape({ textKey: "defaultMessage", plain: true }),
});
