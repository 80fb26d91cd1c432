/** The codec of Mozilla's Fluent. */
import { type Codec, decode, type SourceText, save, isMonolingual, intricateLimits } from "../../contract/index.ts";
import {
  EntryDocument,
  emptyFile,
  headText,
  keyedAbilities,
  type Shape,
  singleForm,
  withLineEnds,
} from "../../entries/index.ts";
import { type FluentMessage, messagesOf } from "./parse.ts";
import { usualLayout } from "./text.ts";
import { writeBody } from "./write.ts";

const shape: Shape<FluentMessage, SourceText> = {
  set: ({ target }, { unit, value, layout }, { eol }) => [
    { start: value.start, end: value.end, text: writeBody(unit.context, singleForm(target), layout, eol) },
  ],

  add({ id, target, notes }, { eol }, _, base) {
    const body = writeBody(id, singleForm(target), base?.entry.layout ?? usualLayout, eol);
    if (base !== undefined) {
      const { block, value } = base.entry;
      return withLineEnds(base.text.slice(block.start, value.start), eol) + body + eol;
    }
    const note = (notes?.developer ?? "").trimEnd();
    const comment = note === "" ? "" : withLineEnds(`# ${note}`, `${eol}# `) + eol;
    return `${comment}${id} =${body}${eol}`;
  },
};

export const fluent: Codec = {
  id: "fluent",
  name: "Fluent file",
  extensions: ["ftl"],
  contentType: "text/x-fluent",
  kind: "either",
  limits: intricateLimits,
  can: keyedAbilities,
  codeStyle: "posix",
  flags: [
    "fluent-source-syntax",
    "fluent-target-syntax",
    "fluent-parts",
    "fluent-references",
    "fluent-source-inner-html",
    "fluent-target-inner-html",
    "ignore-xml-tags",
    "ignore-xml-invalid",
  ],
  sniff: (head, path) => (/\.ftl$/i.test(path) ? (/^-?[a-zA-Z][\w-]* *=/m.test(headText(head)) ? 0.95 : 0.7) : 0),

  parse(bytes, context) {
    const source = decode(bytes);
    return new EntryDocument({ source, style: source, entries: messagesOf(source, isMonolingual(context)) }, shape);
  },

  /** Of a template the comments stay: an empty message would hide the text of the source language. */
  create(context, template) {
    if (template === undefined) return emptyFile({ encoding: "utf-8", bom: false });
    const document = fluent.parse(template, context);
    return save(
      fluent,
      document,
      document.units.map(({ id }) => ({ op: "remove", id })),
      context,
    );
  },
};
