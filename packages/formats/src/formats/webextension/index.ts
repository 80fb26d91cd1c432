/** `webextension`: `_locales/<language>/messages.json` of browser extensions. */
import type { Codec } from "../../contract/index.ts";
import { jsonCodec } from "../../json/codec.ts";
import { memberShape } from "../../json/member.ts";
import { placeholderFlags } from "../../json/placeholders.ts";
import { jsonHead } from "../../json/sniff.ts";

export const webextension: Codec = jsonCodec({
  id: "webextension",
  name: "WebExtension JSON file",
  extensions: ["json"],
  kind: "monolingual",
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
  sniff: (head, path) => {
    if (!/\.json$/i.test(path) || !/"message"\s*:/.test(jsonHead(head) ?? "")) return 0;
    return /(^|\/)messages[^/]*\.json$/i.test(path) ? 0.95 : 0.7;
  },
  shape: memberShape({ textKey: "message", plain: false, flagsOf: placeholderFlags }),
});
