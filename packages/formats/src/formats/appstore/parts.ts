/** The files of a folder in one text: what stands before, between and after their bodies is kept. */
import { CodecError, decode, encode, refuseHuge, type SourceText } from "../../contract/index.ts";
import { packFolder, placeholder, unpackFolder } from "../../folder/index.ts";

/** A file: its body is the text that is translated, without the line ends behind it. */
export interface Part {
  readonly name: string;
  readonly source: SourceText;
  /** Places in the text of the folder: of the whole part, and of its body. */
  readonly block: { readonly start: number; readonly end: number };
  readonly body: { readonly start: number; readonly end: number };
}

/** Stands before each name and before each content, where it cannot be a part of either. */
export const mark = "\0";

export const readParts = (bytes: Uint8Array): { readonly source: SourceText; readonly parts: readonly Part[] } => {
  const parts: Part[] = [];
  let text = "";
  for (const [name, content] of unpackFolder(bytes)) {
    if (name === placeholder) continue;
    refuseHuge(content);
    const source = decodePart(name, content);
    const start = text.length;
    const body = start + name.length + 2 * mark.length;
    text += `${mark}${name}${mark}${source.text}`;
    const end = body + source.text.replace(/[\r\n]+$/, "").length;
    parts.push({ name, source, block: { start, end: text.length }, body: { start: body, end } });
  }
  const sources = new Map(parts.map(({ name, source }) => [name, source]));
  const source: SourceText = {
    text,
    encoding: "utf-8",
    bom: false,
    eol: "\n",
    finalEol: false,
    pack: (changed) => (changed === text ? bytes : packParts(changed, sources)),
  };
  return { source, parts };
};

const decodePart = (name: string, content: Uint8Array): SourceText => {
  try {
    const source = decode(content);
    if (source.text.includes(mark)) throw new CodecError("The file is no text.");
    return source;
  } catch (error) {
    if (error instanceof CodecError) throw new CodecError(`${name}: ${error.message}`, error.line);
    throw error;
  }
};

/** The folder again; one without texts keeps its place. */
const packParts = (text: string, sources: ReadonlyMap<string, SourceText>): Uint8Array => {
  const fields = text.split(mark).slice(1);
  const parts: (readonly [string, Uint8Array])[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [name = "", content = ""] = fields.slice(index, index + 2);
    parts.push([name, encode(content, sources.get(name) ?? { encoding: "utf-8", bom: false })]);
  }
  return packFolder(parts.length === 0 ? [[placeholder, new Uint8Array()]] : parts);
};
