/**
 * Translation flags as text and as values. The text is a comma-separated list of names, each with parameters after
 * colons: `c-format, max-length:20, placeholders:$URL$:r"v[0-9]+"`. A parameter is a bare word, a quoted text with
 * backslash escapes, or a regular expression in `r"…"`, whose backslashes are its own.
 */
import { flagAliases } from "./flagNames.ts";

export interface FlagParameter {
  readonly text: string;
  /** Whether it was written as `r"…"`. */
  readonly regex: boolean;
}

/** Flags by name, with aliases resolved; a flag without parameters has an empty list. */
export type Flags = ReadonlyMap<string, readonly FlagParameter[]>;

export interface FlagsRead {
  readonly flags: Flags;
  /** Where and why reading stopped; the flags before that place are read. */
  readonly problem?: string;
}

export const noFlags: Flags = new Map();

/** Not flags: gettext writes them beside flags. */
const dropped = new Set(["", "#", "fuzzy"]);

const nameOrBare = /[^,:"']*/y;
const quotedText = /\s*(r?)(?:"([^"\\]*(?:\\[^][^"\\]*)*)"|'([^'\\]*(?:\\[^][^'\\]*)*)')\s*/y;
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };

/** Reads a list of flags; of flags that are named twice the last counts. Names are not judged. */
export const readFlags = (text: string): FlagsRead => {
  const flags = new Map<string, readonly FlagParameter[]>();
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };
  let at = 0;
  while (at <= text.length) {
    const written = take(nameOrBare)?.[0].trim() ?? "";
    const parameters: FlagParameter[] = [];
    while (text[at] === ":") {
      at += 1;
      const quoted = take(quotedText);
      parameters.push(quoted === null ? { text: take(nameOrBare)?.[0].trim() ?? "", regex: false } : unquoted(quoted));
    }
    if (at < text.length && text[at] !== ",") return { flags, problem: stopped(text, at) };
    at += 1;
    const name = flagAliases.get(written) ?? written;
    if (dropped.has(name) && parameters.length === 0) continue;
    flags.delete(name);
    flags.set(name, parameters);
  }
  return { flags };
};

const unquoted = ([, raw, double, single]: RegExpExecArray): FlagParameter => {
  const inner = double ?? single ?? "";
  if (raw === "r")
    return { text: inner.replace(/\\([^])/g, (pair, escaped) => (/["']/.test(escaped) ? escaped : pair)), regex: true };
  return { text: inner.replace(/\\([^])/g, (_, escaped: string) => escapes[escaped] ?? escaped), regex: false };
};

const stopped = (text: string, at: number): string =>
  `The flags cannot be read from character ${at + 1} on: ${JSON.stringify(text.slice(at, at + 20))}`;

/** The flags of a text, as far as it can be read. */
export const parseFlags = (text: string): Flags => readFlags(text).flags;

const bare = /^[^\s,:"'\\]+$/;
const formatParameter = ({ text, regex }: FlagParameter): string => {
  if (regex) return `r"${text.replace(/\\[^]|"/g, (found) => (found === '"' ? '\\"' : found))}"`;
  if (bare.test(text)) return text;
  return `"${text.replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\n").replace(/\r/g, "\\r").replace(/\t/g, "\\t")}"`;
};

/** One text for the same flags: sorted by name, quoted where needed. */
export const formatFlags = (flags: Flags): string =>
  [...flags.keys()]
    .sort()
    .map((name) => [name, ...(flags.get(name) ?? []).map(formatParameter)].join(":"))
    .join(", ");

/** All flags of the levels; a later level's flag takes the place of an earlier one of the same name. */
export const mergeFlags = (...levels: readonly Flags[]): Flags => new Map(levels.flatMap((level) => [...level]));

const known = new Map<string, Flags>();
const knownLimit = 5000;

/**
 * The merged flags of several levels' texts. Units with the same texts get the same object, so that what is compiled
 * for a set of flags is compiled once.
 */
export const flagsOf = (...levels: readonly string[]): Flags => {
  const key = levels.join("\u0000");
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= knownLimit) known.clear();
  const flags = mergeFlags(...levels.map(parseFlags));
  known.set(key, flags);
  return flags;
};

/** First parameter of a flag as a whole number, or undefined. */
export const integerFlag = (flags: Flags, name: string): number | undefined => {
  const text = flags.get(name)?.[0]?.text;
  return text !== undefined && /^[-+]?\d{1,9}$/.test(text) ? Number(text) : undefined;
};

const defaultPriority = 100;

/** The priority that a unit's flags give it: higher comes first. */
export const priorityOf = (flags: Flags): number => integerFlag(flags, "priority") ?? defaultPriority;

export const isReadOnly = (flags: Flags): boolean => flags.has("read-only");
