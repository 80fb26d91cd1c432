/** `yaml`: nested keys and lists of texts. */
import type { Codec } from "../../contract/index.ts";
import { headText, isUtf8 } from "../../entries/index.ts";
import { arrows } from "../../paths/notation.ts";
import { keyedShape } from "../../tree/keyed.ts";
import { yamlCodec } from "../../yaml/codec.ts";

export const yaml: Codec = yamlCodec({
  id: "yaml",
  name: "YAML file",
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
  sniff: (head, path) => {
    if (/\.pyml$/i.test(path)) return 0.9;
    if (!/\.ya?ml$/i.test(path) || !isUtf8(head)) return 0;
    return /^(?:---|["'\w-][^:\n]*:(?:\s|$))/m.test(headText(head)) ? 0.6 : 0.3;
  },
  shape: keyedShape(arrows),
});
