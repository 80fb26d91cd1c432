/** Reads translation memories in TMX: one entry for each pair of a source and a translation. */
import type { XmlElement } from "@rgrove/parse-xml";
import { CodecError } from "../../contract/index.ts";
import { childElements, firstChild, innerXml } from "../../xml/element.ts";
import { decodeText } from "../../xml/escape.ts";
import { readXml } from "../../xml/file.ts";

export interface TmxEntry {
  /** Language codes as the file spells them. */
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly source: string;
  readonly target: string;
  /** `tuid`; "" without one. */
  readonly id: string;
  readonly notes: readonly string[];
}

/**
 * The pairs of a memory; a unit of three languages gives two. Inline tags are dropped, the code they hold is kept.
 * @throws CodecError
 */
export const readTmx = (bytes: Uint8Array): readonly TmxEntry[] => {
  const { root, text, lineAt } = readXml(bytes);
  const body = root.name === "tmx" ? firstChild(root, "body") : undefined;
  if (body === undefined) throw new CodecError("This is no TMX file with a body.", lineAt(root.start), 1);
  const general = firstChild(root, "header")?.attributes["srclang"] ?? "*all*";
  const entries: TmxEntry[] = [];
  for (const unit of childElements(body, "tu")) {
    const variants = childElements(unit, "tuv");
    const source = sourceOf(variants, unit.attributes["srclang"] ?? general);
    if (source === undefined) continue;
    const shared = {
      sourceLanguage: languageOf(source),
      source: segmentOf(text, source),
      id: unit.attributes["tuid"] ?? "",
      notes: childElements(unit, "note").map((note) => decodeText(innerXml(text, note)).trim()),
    };
    for (const variant of variants)
      if (variant !== source)
        entries.push({ ...shared, targetLanguage: languageOf(variant), target: segmentOf(text, variant) });
  }
  return entries;
};

const languageOf = ({ attributes }: XmlElement): string => attributes["xml:lang"] ?? attributes["lang"] ?? "";

/**
 * The variant in the source language: spelled the same, else of the same primary language, else (`*all*`) the first.
 */
const sourceOf = (variants: readonly XmlElement[], language: string): XmlElement | undefined => {
  const [first] = variants;
  if (language.toLowerCase() === "*all*") return first;
  const primary = (code: string) => code.toLowerCase().split(/[-_]/, 1)[0];
  return (
    variants.find((variant) => languageOf(variant).toLowerCase() === language.toLowerCase()) ??
    variants.find((variant) => primary(languageOf(variant)) === primary(language))
  );
};

const segmentOf = (text: string, variant: XmlElement): string => {
  const segment = firstChild(variant, "seg");
  return segment === undefined ? "" : decodeText(innerXml(text, segment));
};
