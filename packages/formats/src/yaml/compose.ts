/** One YAML document as the package `yaml` composes it; its serialiser is used only where a whole file is to be laid out anew. */
import type { CST, ParsedNode } from "yaml";
import { CodecError } from "../contract/index.ts";
import { lazily } from "../lazy.ts";

export const yaml = lazily((require) => require("yaml") as typeof import("yaml"));

/** Deeper nesting is refused, before anything recursive sees it. */
const maximumDepth = 200;

/**
 * The content of the only document in `text`; null for a text without content.
 * @throws CodecError with line and column
 */
export const composeYaml = (
  text: string,
  place: (offset: number) => { line: number; column: number },
): ParsedNode | null => {
  const fail = (message: string, offset: number): CodecError => {
    const { line, column } = place(offset);
    return new CodecError(message, line, column);
  };
  // Not all readers take a lone carriage return for a line end, so its lines could not be told.
  const returned = /\r(?!\n)/.exec(text);
  if (returned !== null) throw fail("A carriage return stands alone.", returned.index);
  const tokens: CST.Token[] = [];
  for (const token of new (yaml().Parser)().parse(text)) {
    if (token.type === "error") throw fail(`${token.message.replace(/\.$/, "")}.`, token.offset);
    tokens.push(token);
  }
  const deep = tooDeep(tokens);
  if (deep !== undefined) throw fail(`Nested deeper than ${maximumDepth} levels.`, deep);
  // Its own search for duplicate keys is quadratic.
  const composer = new (yaml().Composer)<ParsedNode>({ uniqueKeys: false, keepSourceTokens: true, version: "1.2" });
  const documents = withoutTraces(() => [...composer.compose(tokens)]);
  for (const { errors } of documents)
    for (const { message, pos } of errors) throw fail(`${message.replace(/\.$/, "")}.`, pos[0]);
  const [first, second] = documents;
  if (second !== undefined) throw fail("There is more than one document.", second.range[0]);
  return first?.contents ?? null;
};

/** The composer makes an error for each wrong token, all the time of which goes into their stack traces. */
const withoutTraces = <A>(work: () => A): A => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};

/** The offset of the first token that stands too deep. */
const tooDeep = (tokens: readonly CST.Token[]): number | undefined => {
  const stack = tokens.map((token) => ({ token, depth: 0 }));
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { token, depth } = top;
    if (depth > maximumDepth) return token.offset;
    if (token.type === "document" && token.value !== undefined) stack.push({ token: token.value, depth });
    if ("items" in token)
      for (const { key, value } of token.items)
        for (const inner of [key, value]) if (inner) stack.push({ token: inner, depth: depth + 1 });
  }
  return undefined;
};
