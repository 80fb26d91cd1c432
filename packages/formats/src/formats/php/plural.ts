/** Laravel's plural forms: the forms of a string stand in one text, with `|` between them. */
import { type CodecContext, CodecError } from "../../contract/index.ts";
import type { PhpForms } from "./document.ts";

export const plainForms: PhpForms = {
  split: (text) => ({ target: [text] }),
  join: (target) => {
    if (target.length !== 1) throw new CodecError("A PHP file holds one form of each string.");
    return target[0] ?? "";
  },
};

/** Forms for numbers and ranges that the text names itself: `{0} None|[1,*] Some`. */
const explicit = /^\s*(?:\{[^{}|]*\}|\[[^[\]|]*\])/;

export const laravelForms: PhpForms = {
  split(text, id, context) {
    const forms = text.split("|");
    const expected = isPluralInBase(id, context) ? context.plural.number : 1;
    if (Math.max(forms.length, expected) === 1 || forms.some((form) => explicit.test(form))) return { target: [text] };
    while (forms.length < expected) forms.push("");
    return { target: forms, plural: { by: "index", count: forms.length } };
  },

  join(target, id, context) {
    if (target.length === 1) return target[0] ?? "";
    if (target.some((form) => form.includes("|") || explicit.test(form)))
      throw new CodecError("A plural form can neither hold a vertical bar nor begin with a range in brackets.");
    return isPluralInBase(id, context) && target.every((form) => form === "") ? "" : target.join("|");
  },
};

const isPluralInBase = (id: string, { base }: CodecContext) => base?.byId(id)?.plural !== undefined;
