/**
 * Parser of ICU messages: text, arguments `{name, type, style}`, choices `{n, plural, one {…} other {…}}`, and tags
 * `<b>…</b>` where they are asked for. Apostrophes quote braces; two of them are one.
 */

export interface IcuText {
  readonly kind: "text";
}
export interface IcuArgument {
  readonly kind: "argument";
  readonly name: string;
  /** Lower case; "" where none is written. */
  readonly type: string;
  /** Messages by selector, of plurals and selections. */
  readonly options?: ReadonlyMap<string, readonly IcuNode[]>;
}
export interface IcuTag {
  readonly kind: "tag";
  readonly name: string;
  readonly children: readonly IcuNode[];
}
export type IcuNode = IcuText | IcuArgument | IcuTag;

export interface IcuOptions {
  /** Whether `<` may begin a tag; `strict`: whether it must. */
  readonly tags: boolean | "strict";
  /** Only elements whose names begin like this are tags. */
  readonly tagPrefix: string;
}

/** Is told where the syntax stands: whole arguments, heads and ends of choices and of their messages, tags. */
export type IcuMark = (start: number, end: number, kind: "argument" | "choice" | "tag") => void;

/** Types whose style is a list of messages. */
export const choiceTypes: ReadonlySet<string> = new Set(["plural", "selectordinal", "select"]);

const name = /[^\s{},#<>'"]+/y;
const space = /\s*/y;
const openTag = /<([a-zA-Z][\w.:-]*)\s*(\/?)>/y;
const closeTag = /<\/([a-zA-Z][\w.:-]*)\s*>/y;
const offset = /offset\s*:\s*-?\d+/y;
const deepest = 50;

class Unparsable extends Error {}

const noMark: IcuMark = () => {};

/** The nodes of a message, or undefined when it does not parse. */
export const parseIcu = (text: string, options: IcuOptions, mark: IcuMark = noMark): readonly IcuNode[] | undefined => {
  let at = 0;
  let depth = 0;

  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(text) ?? undefined;
    if (match !== undefined) at = pattern.lastIndex;
    return match;
  };
  const expect = (character: string): void => {
    if (text[at] !== character) throw new Unparsable();
    at += 1;
  };
  const takeName = (): string => {
    take(space);
    const found = take(name)?.[0];
    if (found === undefined) throw new Unparsable();
    take(space);
    return found;
  };

  /** An apostrophe before syntax quotes up to the next single one. */
  const skipApostrophe = (): void => {
    at += 1;
    if (text[at] === "'") at += 1;
    else if (/[{}#|<>]/.test(text[at] ?? "")) skipQuotation();
  };

  const skipQuotation = (): void => {
    for (;;) {
      const end = text.indexOf("'", at);
      if (end === -1) {
        at = text.length;
        return;
      }
      at = end + 1;
      if (text[at] !== "'") return;
      at += 1;
    }
  };

  const takeTag = (): IcuTag | undefined => {
    const start = at;
    const match = take(openTag);
    if (match === undefined || !(match[1] ?? "").startsWith(options.tagPrefix)) {
      at = start;
      return undefined;
    }
    const tag = match[1] ?? "";
    mark(start, at, "tag");
    if (match[2] === "/") return { kind: "tag", name: tag, children: [] };
    const children = takeNodes(tag);
    const end = at;
    if (take(closeTag)?.[1] !== tag) throw new Unparsable();
    mark(end, at, "tag");
    return { kind: "tag", name: tag, children };
  };

  const closesTag = (): boolean => {
    closeTag.lastIndex = at;
    return closeTag.exec(text)?.[1]?.startsWith(options.tagPrefix) ?? false;
  };

  /** Nodes up to the end of the text, a closing brace or, in a tag, a closing tag. */
  const takeNodes = (tag?: string): IcuNode[] => {
    if ((depth += 1) > deepest) throw new Unparsable();
    const nodes: IcuNode[] = [];
    while (at < text.length) {
      const character = text[at];
      if (character === "}") break;
      if (character === "{") nodes.push(takeArgument());
      else if (character === "'") skipApostrophe();
      else if (character === "<" && options.tags !== false) {
        const found = takeTag();
        if (found !== undefined) nodes.push(found);
        else if (closesTag()) {
          if (tag === undefined) throw new Unparsable();
          break;
        } else if (options.tags === "strict") throw new Unparsable();
        else at += 1;
      } else at += 1;
    }
    depth -= 1;
    return nodes.length === 0 ? [{ kind: "text" }] : nodes;
  };

  const takeArgument = (): IcuArgument => {
    const start = at;
    expect("{");
    const argument = takeName();
    if (text[at] === "}") {
      at += 1;
      mark(start, at, "argument");
      return { kind: "argument", name: argument, type: "" };
    }
    expect(",");
    const type = takeName().toLowerCase();
    if (choiceTypes.has(type)) {
      expect(",");
      mark(start, at, "choice");
      const found = takeOptions();
      expect("}");
      mark(at - 1, at, "choice");
      return { kind: "argument", name: argument, type, options: found };
    }
    if (text[at] === ",") skipStyle();
    expect("}");
    mark(start, at, "argument");
    return { kind: "argument", name: argument, type };
  };

  const skipStyle = (): void => {
    let open = 0;
    while (at < text.length && (open > 0 || text[at] !== "}")) {
      if (text[at] === "'") skipApostrophe();
      else {
        if (text[at] === "{") open += 1;
        if (text[at] === "}") open -= 1;
        at += 1;
      }
    }
  };

  const takeOptions = (): Map<string, readonly IcuNode[]> => {
    const found = new Map<string, readonly IcuNode[]>();
    take(space);
    take(offset);
    for (take(space); at < text.length && text[at] !== "}"; take(space)) {
      const start = at;
      const selector = takeName();
      expect("{");
      mark(start, at, "choice");
      if (found.has(selector)) throw new Unparsable();
      found.set(selector, takeNodes());
      expect("}");
      mark(at - 1, at, "choice");
    }
    if (found.size === 0) throw new Unparsable();
    return found;
  };

  try {
    const nodes = takeNodes();
    return at === text.length ? nodes : undefined;
  } catch (error) {
    if (error instanceof Unparsable) return undefined;
    throw error;
  }
};
