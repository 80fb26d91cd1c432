/** Reads MO files of either byte order. */
import { CodecError } from "../../contract/index.ts";
import { parseHeader } from "../header.ts";
import { contextEnd } from "../identity.ts";

export interface MoMessage {
  /** As of a unit: context, U+0004 and msgid, or msgid alone. */
  readonly id: string;
  readonly source: readonly string[];
  readonly target: readonly string[];
}

export interface MoFile {
  readonly header: ReadonlyMap<string, string>;
  readonly messages: readonly MoMessage[];
}

/** @throws CodecError for what is no MO file, is cut off, or is not UTF-8 */
export const readMo = (bytes: Uint8Array): MoFile => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = isLittle(view);
  const number = (offset: number): number => {
    if (offset + 4 > view.byteLength) throw new CodecError("The MO file is cut off.");
    return view.getUint32(offset, little);
  };
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const text = (table: number, index: number): string => {
    const length = number(table + 8 * index);
    const start = number(table + 8 * index + 4);
    if (start + length > bytes.length) throw new CodecError("The MO file is cut off.");
    try {
      return decoder.decode(bytes.subarray(start, start + length));
    } catch {
      throw new CodecError("The MO file is not in UTF-8.");
    }
  };
  const [count, originals, translations] = [number(8), number(12), number(16)];
  let header: ReadonlyMap<string, string> = new Map();
  const messages: MoMessage[] = [];
  for (let index = 0; index < count; index++) {
    const original = text(originals, index);
    const translation = text(translations, index);
    if (original === "") header = parseHeader(translation);
    else messages.push(messageOf(original, translation));
  }
  return { header, messages };
};

const isLittle = (view: DataView): boolean => {
  const sign = view.byteLength < 28 ? 0 : view.getUint32(0, true);
  if (sign !== 0x9504_12de && sign !== 0xde12_0495) throw new CodecError("This is no MO file.");
  return sign === 0x9504_12de;
};

const messageOf = (original: string, translation: string): MoMessage => {
  const [id = "", plural] = original.split("\0");
  const msgid = id.slice(id.indexOf(contextEnd) + 1);
  return { id, source: plural === undefined ? [msgid] : [msgid, plural], target: translation.split("\0") };
};
