/**
 * How content and texts correspond. `mixedText` shows plain content decoded and content with tags as it stands, and
 * holds every text. `markupText` takes every text for XML, in which a stray `&` or `<` is escaped on the way in.
 */
import {
  decodeText,
  encodeCdata,
  encodeMarkup,
  encodeText,
  isCdata,
  normalizeLines,
  quotingOf,
  type Target,
} from "./escape.ts";
import { isWellFormed } from "./file.ts";
import { cdataSection, comment, instruction, knownReference, tag } from "./syntax.ts";

/** How the surroundings of a new text are spelled. */
export interface Manner {
  /** Raw content that the text replaces, or that of its source. */
  readonly like: string;
  /** Entities of the document type. */
  readonly entities: ReadonlySet<string>;
  readonly target: Target;
}

export interface TextForm {
  /** The text that raw content stands for. */
  read(raw: string): string;
  /** Raw content for a text. @throws CodecError for characters that XML cannot hold */
  write(text: string, manner: Manner): string;
}

/** Whether content holds tags, comments or entities of a document type, so that it cannot be shown as plain text. */
export const hasMarkup = (raw: string): boolean =>
  markup.test(raw) && (!raw.includes("<![CDATA[") || markup.test(raw.replace(cdata, "")));

const markup = new RegExp(`<|&(?!${knownReference})`);
const cdata = new RegExp(cdataSection, "g");

/** The entities that new content may refer to: those of the document type, and those that `like` refers to. */
export const knownEntities = ({ like, entities }: Manner): ReadonlySet<string> =>
  like.includes("&")
    ? new Set([...entities, ...Array.from(like.matchAll(/&([^#;\s]+);/g), (match) => match[1] ?? "")])
    : entities;

/** Whether `like` holds tags that are escaped, so that new ones should be, too. */
export const escapesTags = (like: string): boolean => /&lt;|<!\[CDATA\[/.test(like) && !hasMarkup(like);

/** Plain text as a CDATA section where `like` is one, else with references as in `like`. */
export const writePlain = (text: string, { like, target }: Manner): string =>
  (isCdata(like) ? encodeCdata(text, target) : undefined) ?? encodeText(text, target, quotingOf(like));

/** Tags are tags where `like` has some; elsewhere they are text, and escaped. */
export const mixedText: TextForm = {
  read: (raw) => (hasMarkup(raw) ? normalizeLines(raw) : decodeText(raw)),
  write: (text, manner) =>
    hasMarkup(manner.like) && hasMarkup(text) && !text.includes("\r") && isWellFormed(text, knownEntities(manner))
      ? encodeMarkup(text, manner.target)
      : writePlain(text, manner),
};

const pieces = new RegExp(
  ["<!\\[CDATA\\[([^]*?)\\]\\]>", comment, instruction, tag, "&(?:quot|apos|#\\d+|#x[\\da-fA-F]+);", "\\r\\n?"].join(
    "|",
  ),
  "g",
);

export const markupText: TextForm = {
  read: (raw) =>
    /[<&\r]/.test(raw)
      ? raw.replace(pieces, (piece, section?: string) => {
          if (section !== undefined) return escapeMarkup(normalizeLines(section));
          if (piece.startsWith("&")) return escapeMarkup(decodeText(piece));
          return normalizeLines(piece);
        })
      : raw,
  write: (text, { like, target }) => {
    const content = asMarkup(text);
    if (isCdata(like) && !hasMarkup(content)) {
      const section = encodeCdata(decodeText(content), target);
      if (section !== undefined && markupText.read(section) === markupText.read(content)) return section;
    }
    return encodeMarkup(content, target);
  },
};

/** What a text of the form `markupText` reads back as. */
export const normalizeMarkup = (text: string): string => markupText.read(asMarkup(text));

const escapeMarkup = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;").replaceAll("\r", "&#13;");

/** The text if it is well-formed XML, else with as little escaped as makes it so. */
const asMarkup = (text: string): string => {
  const whole = text.replaceAll("\r", "&#13;");
  if (!/[<&]|\]\]>/.test(whole)) return whole;
  const tamed = whole.replace(bareAmpersand, "&amp;").replaceAll("]]>", "]]&gt;");
  const candidates = [whole, tamed, tamed.replaceAll("<", "&lt;")];
  return candidates.find((candidate) => isWellFormed(candidate, noEntities)) ?? escapeMarkup(text);
};

const bareAmpersand = new RegExp(`&(?!${knownReference})`, "g");
const noEntities: ReadonlySet<string> = new Set();
