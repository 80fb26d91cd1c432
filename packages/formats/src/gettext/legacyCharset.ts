/** Character sets from before Unicode. The platform decodes them; the way back is a table made with its decoder. */
import { CodecError } from "../contract/index.ts";

export interface Charset {
  /** undefined where the bytes are not of this set, or could not be written back as they are. */
  decode(bytes: Uint8Array): string | undefined;
  /** @throws CodecError for characters that the set lacks */
  encode(text: string): Uint8Array;
}

/** Their bytes depend on what came before, or take four of them. */
const unsupported: readonly string[] = ["iso-2022-jp", "utf-16le", "utf-16be", "gb18030"];

/** By any of its names; undefined when the platform does not know it. */
export const legacyCharset = (name: string): Charset | undefined => {
  const decoder = decoderOf(name);
  if (decoder === undefined || unsupported.includes(decoder.encoding)) return undefined;
  const encode = (text: string): Uint8Array => {
    const table = tableOf(decoder);
    const parts: number[] = [];
    for (const character of text) {
      const bytes = table.get(character);
      if (bytes === undefined) throw new CodecError(`A text holds ${JSON.stringify(character)}, which ${name} lacks.`);
      for (const byte of bytes) parts.push(byte);
    }
    return Uint8Array.from(parts);
  };
  const decode = (bytes: Uint8Array): string | undefined => {
    try {
      const text = decoder.decode(bytes);
      return Buffer.from(encode(text)).equals(bytes) ? text : undefined;
    } catch {
      return undefined;
    }
  };
  return { decode, encode };
};

const decoderOf = (name: string): TextDecoder | undefined => {
  try {
    return new TextDecoder(name.replace(/^cp(?=125\d$)/, "windows-"), { fatal: true });
  } catch {
    return undefined;
  }
};

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

const tableOf = (decoder: TextDecoder): ReadonlyMap<string, readonly number[]> => {
  const known = tables.get(decoder.encoding);
  if (known !== undefined) return known;
  const table = new Map<string, readonly number[]>();
  const learn = (...bytes: readonly number[]) => {
    try {
      const character = decoder.decode(Uint8Array.from(bytes));
      if ([...character].length === 1 && !table.has(character)) table.set(character, bytes);
    } catch {
      // No character has these bytes.
    }
  };
  for (let byte = 0; byte < 256; byte++) learn(byte);
  if (table.size < 200)
    for (let lead = 0x80; lead < 256; lead++) for (let trail = 0x40; trail < 256; trail++) learn(lead, trail);
  tables.set(decoder.encoding, table);
  return table;
};
