/** Writes MO files, what programs read at run time, byte for byte as msgfmt does. */
import type { Unit } from "../../contract/index.ts";
import { contextEnd } from "../identity.ts";
import { hashTable } from "./hash.ts";

/** What of a unit goes into an MO file. */
export type MoUnit = Pick<Unit, "id" | "source" | "target" | "state" | "plural" | "obsolete">;

interface Message {
  readonly key: Buffer;
  readonly original: Buffer;
  readonly translation: Buffer;
}

const magic = 0x9504_12de;
const headerSize = 28;

/**
 * Translated units only, sorted; fuzzy ones too when asked. Units of monolingual files go under their key.
 * `header` gives the fields of the file in their order; POT-Creation-Date is left out, as msgfmt does.
 */
export const writeMo = (
  units: readonly MoUnit[],
  header: ReadonlyMap<string, string>,
  options: { readonly fuzzy?: boolean } = {},
): Uint8Array => {
  const messages = units.filter((unit) => isWanted(unit, options.fuzzy === true)).map(messageOf);
  const fields = [...header]
    .filter(([name]) => name !== "POT-Creation-Date")
    .map(([name, value]) => `${name}: ${value}\n`);
  if (fields.length > 0) messages.push(message("", "", fields.join("")));
  messages.sort((a, b) => Buffer.compare(a.key, b.key));
  return layOut(messages);
};

const isWanted = ({ target, state, obsolete }: MoUnit, fuzzy: boolean): boolean =>
  obsolete !== true && (target[0] ?? "") !== "" && (fuzzy || state !== "fuzzy");

const messageOf = ({ id, source, target, plural }: MoUnit): Message => {
  const cut = id.indexOf(contextEnd);
  const context = id.slice(0, cut + 1);
  const msgid = source[0] ?? id.slice(cut + 1);
  const forms = plural === undefined ? "" : `\0${source[1] ?? `${msgid}_plural`}`;
  return message(context + msgid, forms, target.join("\0"));
};

const message = (key: string, plural: string, translation: string): Message => ({
  key: Buffer.from(key),
  original: Buffer.from(key + plural),
  translation: Buffer.from(translation),
});

const layOut = (messages: readonly Message[]): Uint8Array => {
  const count = messages.length;
  const slots = hashTable(messages.map(({ key }) => key));
  const tables = Buffer.alloc(headerSize + 16 * count + 4 * slots.length);
  const hashOffset = headerSize + 16 * count;
  const header = [magic, 0, count, headerSize, headerSize + 8 * count, slots.length, hashOffset];
  header.forEach((value, index) => tables.writeUInt32LE(value, 4 * index));
  slots.forEach((value, index) => tables.writeUInt32LE(value, hashOffset + 4 * index));
  const texts = [...messages.map(({ original }) => original), ...messages.map(({ translation }) => translation)];
  let offset = tables.length;
  texts.forEach((text, index) => {
    tables.writeUInt32LE(text.length, headerSize + 8 * index);
    tables.writeUInt32LE(offset, headerSize + 8 * index + 4);
    offset += text.length + 1;
  });
  const end = Buffer.alloc(1);
  return Buffer.concat([tables, ...texts.flatMap((text) => [text, end])]);
};
