/**
 * HTML as a row of tokens with their places, after the tokenization rules of the standard. A tree is not needed, and
 * building one takes quadratic time on hostile files.
 */

/** A place in the text: UTF-16 offsets, `end` exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface Attribute {
  /** In lower case. */
  readonly name: string;
  /** The value with its quotes; undefined where there is none. */
  readonly value: (Place & { readonly quote: '"' | "'" | "" }) | undefined;
}

export interface Token extends Place {
  /** `raw`: the content of scripts, styles and other elements that hold no markup. */
  readonly kind: "text" | "raw" | "start" | "end" | "comment" | "doctype";
  /** Of tags, in lower case; of `raw` that of its element. */
  readonly name: string;
  readonly attributes: readonly Attribute[];
  /** False where the text ends inside. */
  readonly isClosed: boolean;
}

const rawElements: ReadonlySet<string> = new Set(["script", "style", "xmp", "iframe", "noembed", "noframes"]);
const textElements: ReadonlySet<string> = new Set(["textarea", "title"]);
/** Elements that are never closed. */
export const voidElements: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);

const none: readonly Attribute[] = [];

export function* scan(text: string): Generator<Token, void> {
  const markup = /<(?:[a-zA-Z]|\/|!|\?)/g;
  let position = 0;
  while (position < text.length) {
    markup.lastIndex = position;
    const next = markup.exec(text)?.index ?? text.length;
    if (next > position) yield { kind: "text", name: "", start: position, end: next, attributes: none, isClosed: true };
    if (next === text.length) return;
    const token = markupAt(text, next);
    yield token;
    position = token.end;
    if (token.kind !== "start") continue;
    const content = contentAt(text, token);
    if (content === undefined) continue;
    if (content.end > content.start) yield content;
    position = content.end;
  }
}

const markupAt = (text: string, start: number): Token => {
  const second = text.charAt(start + 1);
  if (second !== "/" && second !== "!" && second !== "?") return tagAt(text, start, "start", start + 1);
  if (second === "/" && /[a-zA-Z]/.test(text.charAt(start + 2))) return tagAt(text, start, "end", start + 2);
  if (text.startsWith("<!--", start)) return commentAt(text, start);
  const kind = /^<!doctype/i.test(text.slice(start, start + 9)) ? "doctype" : "comment";
  return closedBy(text, start, ">", kind);
};

const commentAt = (text: string, start: number): Token => {
  // `<!-->` and `<!--->` are whole comments.
  const close = /--!?>/g;
  close.lastIndex = start + 2;
  let found = close.exec(text);
  if (found !== null && found.index < start + 4 && found[0] === "--!>") {
    close.lastIndex = start + 4;
    found = close.exec(text);
  }
  const end = found === null ? text.length : close.lastIndex;
  return { kind: "comment", name: "", start, end, attributes: none, isClosed: found !== null };
};

const closedBy = (text: string, start: number, close: string, kind: Token["kind"]): Token => {
  const at = text.indexOf(close, start + 2);
  const end = at === -1 ? text.length : at + close.length;
  return { kind, name: "", start, end, attributes: none, isClosed: at !== -1 };
};

const tagAt = (text: string, start: number, kind: "start" | "end", nameStart: number): Token => {
  const nameEnd = matchEnd(/[^\t\n\f\r />]*/y, text, nameStart);
  const name = text.slice(nameStart, nameEnd).toLowerCase();
  const attributes: Attribute[] = [];
  let position = nameEnd;
  for (;;) {
    position = matchEnd(/[\t\n\f\r /]*/y, text, position);
    if (position >= text.length) return { kind, name, start, end: text.length, attributes, isClosed: false };
    if (text[position] === ">") return { kind, name, start, end: position + 1, attributes, isClosed: true };
    const end = matchEnd(/[^\t\n\f\r />][^\t\n\f\r />=]*/y, text, position);
    const label = text.slice(position, end).toLowerCase();
    const equals = matchEnd(/[\t\n\f\r ]*=[\t\n\f\r ]*/y, text, end);
    if (equals === end) {
      attributes.push({ name: label, value: undefined });
      position = end;
      continue;
    }
    const quote = text[equals] === '"' ? '"' : text[equals] === "'" ? "'" : "";
    const close = quote === "" ? matchEnd(/[^\t\n\f\r >]*/y, text, equals) : text.indexOf(quote, equals + 1) + 1;
    if (close === 0) return { kind, name, start, end: text.length, attributes, isClosed: false };
    attributes.push({ name: label, value: { start: equals, end: close, quote } });
    position = close;
  }
};

/** Where a sticky pattern stops matching; `position` where it does not match. */
const matchEnd = (pattern: RegExp, text: string, position: number): number => {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : position;
};

/** The content of an element that holds no markup, up to its end tag. */
const contentAt = (text: string, { name, end: start }: Token): Token | undefined => {
  if (name === "plaintext") return { kind: "raw", name, start, end: text.length, attributes: none, isClosed: true };
  const isText = textElements.has(name);
  if (!isText && !rawElements.has(name)) return undefined;
  const found = name === "script" ? scriptEnd(text, start) : endTag(text, name, start);
  return {
    kind: isText ? "text" : "raw",
    name,
    start,
    end: found ?? text.length,
    attributes: none,
    isClosed: found !== undefined,
  };
};

const endTag = (text: string, name: string, start: number): number | undefined => {
  const close = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, "gi");
  close.lastIndex = start;
  return close.exec(text)?.index;
};

/** In what looks like a comment in a script, a script may stand in the script. */
const scriptEnd = (text: string, start: number): number | undefined => {
  const mark = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi;
  mark.lastIndex = start;
  let state: "plain" | "escaped" | "nested" = "plain";
  for (let match = mark.exec(text); match !== null; match = mark.exec(text)) {
    const [found, slash] = match;
    if (found === "<!--") {
      if (state === "plain") state = "escaped";
      mark.lastIndex = match.index + 2;
    } else if (found === "-->") state = "plain";
    else if (slash === "/" && state !== "nested") return match.index;
    else if (slash === "/") state = "escaped";
    else if (state === "escaped") state = "nested";
  }
  return undefined;
};
