/** Codecs of PHP files that hold strings: plain ones, and Laravel's with plural forms. */
import { type Codec, type CodecContext, decode, isMonolingual, intricateLimits } from "../../contract/index.ts";
import { emptied, headText, keyedAbilities, withLineEnds } from "../../entries/index.ts";
import { PhpDocument, type PhpForms } from "./document.ts";
import { laravelForms, plainForms } from "./plural.ts";

const phpCodec = (id: string, name: string, forms: PhpForms, plurals: boolean): Codec => ({
  id,
  name,
  extensions: ["php"],
  contentType: "text/x-php",
  kind: "either",
  limits: intricateLimits,
  can: { ...keyedAbilities, plurals },
  codeStyle: "posix",
  flags: [],

  sniff(head, path) {
    const text = headText(head);
    if (!/\.php$/i.test(path) || !text.includes("<?php")) return 0;
    return /^return\s*(?:\[|array\s*\()/m.test(text) === plurals ? 0.8 : 0.6;
  },

  parse: (bytes, context) => new PhpDocument(decode(bytes), isMonolingual(context), forms, context),

  create(context, template) {
    return template === undefined ? Buffer.from(newFile(context, plurals)) : emptied(this, template, context);
  },
});

/** The arrays of the base without their entries; a file of Laravel returns one in any case. */
const newFile = ({ base }: CodecContext, returns: boolean): string => {
  const statements =
    base instanceof PhpDocument
      ? base.statements.flatMap(({ start, end, value }) => {
          if (value?.kind !== "array") return [];
          const { text, eol } = base.source;
          return [`${text.slice(start, value.inner.start)}${eol}${text.slice(value.inner.end, end)}`];
        })
      : [];
  const eol = base?.source.eol ?? "\n";
  const found = statements.length === 0 && returns ? ["return [\n];"] : statements;
  return withLineEnds(["<?php", "", ...found, ""].join("\n"), eol);
};

export const php = phpCodec("php", "PHP strings", plainForms, false);
export const laravel = phpCodec("laravel", "Laravel PHP strings", laravelForms, true);
