/** `ruby-yaml`: files of Ruby on Rails, with the language as the only key at the top and plurals by category. */
import type { Codec } from "../../contract/index.ts";
import { headText, isUtf8 } from "../../entries/index.ts";
import { yamlCodec } from "../../yaml/codec.ts";
import { writeKey } from "../../yaml/scalar.ts";
import { rubyShape } from "./shape.ts";

export const rubyYaml: Codec = yamlCodec({
  id: "ruby-yaml",
  name: "Ruby YAML file",
  can: {
    plurals: true,
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
    if (/\.ryml$/i.test(path)) return 0.9;
    if (!/\.ya?ml$/i.test(path) || !isUtf8(head)) return 0;
    return /^["']?[a-z]{2,3}(?:[-_][\w-]+)?["']?:\s*(?:#.*)?$/m.test(headText(head)) ? 0.8 : 0.4;
  },
  shape: rubyShape,
  empty: ({ language }) => `${writeKey(language, false)}:\n`,
});
