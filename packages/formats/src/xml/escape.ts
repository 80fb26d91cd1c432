/**
 * Between texts and their spelling in XML: references, CDATA sections, line ends. Entities other than XML's own stay as
 * they are.
 */
import { CodecError } from "../contract/index.ts";
import { cdataSection, comment, instruction, tag } from "./syntax.ts";

const piece = new RegExp(
  [
    "<!\\[CDATA\\[([^]*?)\\]\\]>",
    comment,
    instruction,
    tag,
    "&(?:#x([0-9a-fA-F]+)|#([0-9]+)|(amp|lt|gt|quot|apos));",
    "\\r\\n?",
  ].join("|"),
  "g",
);

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The character data of well-formed content; tags, comments and processing instructions count as nothing. */
export const decodeText = (raw: string): string =>
  /[<&\r]/.test(raw)
    ? raw.replace(piece, (whole, cdata, hex, decimal, name) => {
        if (cdata !== undefined) return normalizeLines(cdata);
        if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
        if (decimal !== undefined) return String.fromCodePoint(Number.parseInt(decimal, 10));
        if (name !== undefined) return named[name] ?? whole;
        return whole.startsWith("\r") ? "\n" : "";
      })
    : raw;

export const normalizeLines = (text: string): string => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);

/** Which characters beside `&` and `<` are written as entities. */
export interface Quoting {
  readonly greater: boolean;
  readonly quote: boolean;
  readonly apostrophe: boolean;
}

/** What most writers do. */
export const usualQuoting: Quoting = { greater: true, quote: false, apostrophe: false };

/** What a text is written into. */
export interface Target {
  /** Line end of the file. */
  readonly eol: string;
  /** Highest code point that the encoding of the file holds. */
  readonly highest: number;
}

/** The habit seen in `sample` (raw content), where it shows one; else `fallback`. */
export const quotingOf = (sample: string, fallback = usualQuoting): Quoting => {
  const text = sample.replace(/<[^>]*>/g, "");
  const habit = (entity: string, bare: string, otherwise: boolean) =>
    text.includes(entity) ? true : text.includes(bare) ? false : otherwise;
  return {
    greater: habit("&gt;", ">", fallback.greater),
    quote: habit("&quot;", '"', fallback.quote),
    apostrophe: habit("&apos;", "'", fallback.apostrophe),
  };
};

/** Character data for an element. @throws CodecError for characters that XML cannot hold */
export const encodeText = (text: string, target: Target, quoting = usualQuoting): string => {
  refuse(text);
  let result = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  result = quoting.greater ? result.replaceAll(">", "&gt;") : result.replaceAll("]]>", "]]&gt;");
  if (quoting.quote) result = result.replaceAll('"', "&quot;");
  if (quoting.apostrophe) result = result.replaceAll("'", "&apos;");
  return encodeRest(result, target);
};

/** Markup that is well-formed already: only line ends and characters outside the encoding are touched. */
export const encodeMarkup = (markup: string, target: Target): string => {
  refuse(markup);
  return encodeRest(markup, target);
};

/** A CDATA section, or several where the text holds its end; undefined where the text cannot stand in one. */
export const encodeCdata = (text: string, target: Target): string | undefined => {
  refuse(text);
  if (text.includes("\r") || exceeds(text, target.highest)) return undefined;
  return `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>").replaceAll("\n", target.eol)}]]>`;
};

const cdataSections = new RegExp(cdataSection, "g");

/** Whether raw content is one CDATA section or more, and nothing else. */
export const isCdata = (raw: string): boolean =>
  raw.includes("<![CDATA[") && raw.replace(cdataSections, "").trim() === "";

/** An attribute value for double quotes. @throws CodecError for characters that XML cannot hold */
export const encodeAttribute = (value: string, target: Target): string =>
  encodeText(value, target, { greater: false, quote: true, apostrophe: false }).replace(
    /[\t\n]|\r\n/g,
    (white) => `&#${white.charCodeAt(white.length - 1)};`,
  );

/** The text of a comment; two hyphens cannot stand in one. */
export const encodeComment = (text: string, target: Target): string => {
  refuse(text);
  return text
    .replace(/--+/g, (run) => run.split("").join(" "))
    .replace(/-$/, "- ")
    .replaceAll("\n", target.eol);
};

const encodeRest = (text: string, { eol, highest }: Target): string => {
  let result = text.replaceAll("\r", "&#13;");
  if (eol !== "\n") result = result.replaceAll("\n", eol);
  return exceeds(result, highest)
    ? result.replace(/[^\0-\x7f]/gu, (char) => {
        const code = char.codePointAt(0) ?? 0;
        return code > highest ? `&#${code};` : char;
      })
    : result;
};

const exceeds = (text: string, highest: number) =>
  highest < 0x10ffff && new RegExp(`[^\\0-\\u{${highest.toString(16)}}]`, "u").test(text);

const refused = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\p{Cs}]/u;

const refuse = (text: string): void => {
  const code = refused.exec(text)?.[0].codePointAt(0);
  if (code === undefined) return;
  throw new CodecError(`XML cannot hold the character U+${code.toString(16).toUpperCase().padStart(4, "0")}.`);
};
