/** Texts in XML files for download. What XML cannot hold is replaced, so that one text does not spoil the whole file. */
import { encodeAttribute, encodeComment, encodeText, type Target } from "../xml/escape.ts";

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const target: Target = { eol: "\n", highest: 0x10ffff };

export const holdable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold
  text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "\ufffd");

export const content = (text: string): string =>
  encodeText(holdable(text), target, { greater: true, quote: false, apostrophe: false });

/** ` name="value"`; nothing for an undefined value. */
export const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? "" : ` ${name}="${encodeAttribute(holdable(value), target)}"`;

export const comment = (text: string): string => `<!-- ${encodeComment(holdable(text), target)} -->`;
