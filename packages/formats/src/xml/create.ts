/** The file of a new language: the base or a template without its units, or without their translations. */
import { type Change, type Codec, type CodecContext, type Document, encode, splice } from "../contract/index.ts";
import { baseModel } from "./document.ts";
import { openTag } from "./element.ts";

/**
 * What stands before the content of the base's root, then `content`, then the end tag; `otherwise` without a base.
 * Both have `\n` as line end.
 */
export const fromBase = (context: CodecContext, otherwise: string, content = ""): Uint8Array => {
  const file = baseModel(context)?.file;
  if (file === undefined) return encode(otherwise, { encoding: "utf-8", bom: false });
  const { text, root, source } = file;
  const open = openTag(text, root);
  const end = source.finalEol ? source.eol : "";
  const inner = content.replaceAll("\n", source.eol);
  return encode(`${text.slice(0, root.start)}${open}${inner}</${root.name}>${end}`, source);
};

/** The bytes of a document after the removal of all its units. */
export const emptied = (document: Document, context: CodecContext): Uint8Array => {
  const changes = document.units.map(({ id }) => ({ op: "remove", id }) as const);
  return encode(splice(document.source.text, document.plan(changes, context)), document.source);
};

/**
 * Bilingual formats: a template (or the base) without its translations and without what is no longer used, its header
 * field `languageField` naming the new language; the text `empty` where there is neither.
 */
export const fromTemplate = (
  parse: Codec["parse"],
  context: CodecContext,
  {
    template,
    languageField,
    empty,
  }: { readonly template: Uint8Array | undefined; readonly languageField: string; readonly empty: string },
): Uint8Array => {
  const base = baseModel(context)?.file;
  const bytes = template ?? (base && encode(base.text, base.source));
  if (bytes === undefined) return encode(empty, { encoding: "utf-8", bom: false });
  const { base: _, ...bilingual } = context;
  const document = parse(bytes, { ...bilingual, monolingual: false });
  const changes = document.units.map(
    ({ id, target, obsolete }): Change =>
      obsolete === true ? { op: "remove", id } : { op: "set", id, target: target.map(() => "") },
  );
  const header: Change = { op: "header", set: { [languageField]: context.language } };
  return encode(splice(document.source.text, document.plan([...changes, header], context)), document.source);
};
