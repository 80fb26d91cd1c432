/**
 * Fluent entries as units hold them: the value and, on lines of their own, the attributes (`.title = …`), without
 * the entry's name. The flag `fluent-type` tells terms from messages.
 */
import { FluentParser, Message, type Pattern, Term } from "@fluent/syntax";
import type { Flags } from "../flags.ts";

/** The patterns of an entry by part: "" is the value, an attribute goes by its name. */
export type FluentParts = ReadonlyMap<string, Pattern>;

const parser = new FluentParser({ withSpans: false });
const attributeFirst = /^\s*\.[a-zA-Z][\w-]*\s*=/;

/** Deepest nesting that is looked at: the parser descends by recursion. */
const deepest = 100;

const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (const character of text) {
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
};

export const isTerm = (flags: Flags): boolean => flags.get("fluent-type")?.[0]?.text === "Term";

/** The last few entries: several rules ask for the same one after another. */
const recent = new Map<string, FluentParts | undefined>();
const mostRecent = 16;

/** The parts of an entry, or undefined when it does not parse. */
export const parseFluent = (text: string, term: boolean): FluentParts | undefined => {
  const key = `${term} ${text}`;
  if (recent.has(key)) return recent.get(key);
  if (recent.size >= mostRecent) recent.clear();
  const parts = partsOf(text, term);
  recent.set(key, parts);
  return parts;
};

const partsOf = (text: string, term: boolean): FluentParts | undefined => {
  if (isTooDeep(text)) return undefined;
  const lines = text.replace(/\r\n?/g, "\n").split("\n").join("\n    ");
  const { body } = parser.parse(`${term ? "-" : ""}entry =${attributeFirst.test(text) ? "\n    " : " "}${lines}\n`);
  const [entry] = body;
  if (body.length !== 1 || !(entry instanceof Message || entry instanceof Term)) return undefined;
  const parts = new Map<string, Pattern>();
  if (entry.value !== null) parts.set("", entry.value);
  for (const { id, value } of entry.attributes) parts.set(id.name, value);
  return parts;
};
