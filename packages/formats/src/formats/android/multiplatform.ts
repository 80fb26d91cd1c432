/**
 * Texts of Kotlin Multiplatform: the escapes of line feeds, tabs, code points and the backslash itself, but quotes, at
 * signs and the like stand for themselves, since the generator escapes them for each platform.
 */
import { decodeText, encodeMarkup, normalizeLines } from "../../xml/escape.ts";
import { isWellFormed } from "../../xml/file.ts";
import { escapesTags, hasMarkup, knownEntities, type Manner, type TextForm, writePlain } from "../../xml/form.ts";
import { segments } from "./text.ts";

const unescape = (text: string): string =>
  text
    .replace(/[ \t]*\n\s*/g, " ")
    .replace(/\\(?:u([0-9a-fA-F]{4})|([nt\\]))/g, (_, code: string | undefined, letter: string) =>
      code !== undefined
        ? String.fromCharCode(Number.parseInt(code, 16))
        : letter === "n"
          ? "\n"
          : letter === "t"
            ? "\t"
            : "\\",
    );

const escape = (text: string): string =>
  text.replace(/[\\\n\t]|[\0-\x1f\ufffe\uffff]|\p{Cs}/gu, (char) => {
    if (char === "\\") return "\\\\";
    if (char === "\n" || char === "\t") return char === "\n" ? "\\n" : "\\t";
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });

const inPieces = (markup: string, change: (text: string) => string): string =>
  markup.replace(segments, (piece, tag?: string, opaque?: string) =>
    tag === undefined && opaque === undefined ? change(piece) : piece,
  );

const read = (raw: string): string =>
  hasMarkup(raw) ? inPieces(normalizeLines(raw), unescape) : unescape(decodeText(raw));

const writeMarkup = (text: string, manner: Manner): string | undefined => {
  if (!isWellFormed(text, knownEntities(manner))) return undefined;
  const raw = encodeMarkup(inPieces(text, escape), manner.target);
  return read(raw) === text ? raw : undefined;
};

export const multiplatformText: TextForm = {
  read,
  write: (text, manner) =>
    (escapesTags(manner.like) || !hasMarkup(text) ? undefined : writeMarkup(text, manner)) ??
    writePlain(escape(text), manner),
};
