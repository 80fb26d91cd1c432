/**
 * The mask of a discovery: an expression with the named groups `component` and `language`, which the whole path of a
 * file has to match. It runs on the linear-time engine, which knows no references to groups; `(?P=name)` is read as
 * the expression of the group once more, and the texts of both have to be equal.
 */
import { languageFilter, signs } from "../../components/index.ts";
import { compilePattern, type NamedGroup, type Pattern, patternProblem } from "../../fields/index.ts";

export interface Mask {
  readonly pattern: Pattern;
  /** Names of the copies of groups, by the name of the group. */
  readonly copies: ReadonlyMap<string, readonly string[]>;
}

/** Files of one component. */
export interface MatchedComponent {
  /** Texts of the named groups, for templates. */
  readonly groups: Readonly<Record<string, string>>;
  readonly filemask: string;
  readonly languages: readonly string[];
}

const required = ["component", "language"] as const;

/** What stands inside the group `name`. */
const expressionOf = (expression: string, name: string): string | undefined => {
  const opening = new RegExp(`\\(\\?P?<${name}>`).exec(expression);
  if (opening === null) return undefined;
  const rest = expression.slice(opening.index + opening[0].length);
  const end = [...signs(rest)].find(({ sign, depth }) => sign === ")" && depth === -1)?.at;
  return end === undefined ? undefined : rest.slice(0, end);
};

const withoutReferences = (expression: string) => {
  const copies = new Map<string, string[]>();
  const expanded = expression.replaceAll(/\(\?P=(\w+)\)/g, (reference, name: string) => {
    const inner = expressionOf(expression, name);
    if (inner === undefined) return reference;
    const known = copies.get(name) ?? [];
    const copy = `${name}_copy${known.length + 1}`;
    copies.set(name, [...known, copy]);
    // Named groups inside of it would be there twice.
    return `(?P<${copy}>${inner.replaceAll(/\(\?P?<\w+>/g, "(?:")})`;
  });
  return { expression: `^(?:${expanded})$`, copies };
};

export const maskOf = (match: string): Mask | undefined => {
  const { expression, copies } = withoutReferences(match);
  const pattern = compilePattern(expression);
  return pattern === undefined ? undefined : { pattern, copies };
};

export const matchProblem = (match: string): string | undefined => {
  const { expression } = withoutReferences(match);
  const problem = patternProblem(expression);
  if (problem !== undefined) return problem;
  const missing = required.find((name) => compilePattern(expression)?.names.includes(name) !== true);
  return missing === undefined
    ? undefined
    : `The named group ${JSON.stringify(missing)} is missing: (?P<${missing}>[^/]*) is one.`;
};

/** Names that templates may use. */
export const namesIn = (match: string): readonly string[] => {
  const mask = maskOf(match);
  const copied = new Set([...(mask?.copies.values() ?? [])].flat());
  return mask?.pattern.names.filter((name) => name !== "language" && !copied.has(name)) ?? [];
};

/** What a path says of a component; undefined where it is of none. */
const readPath = ({ pattern, copies }: Mask, path: string) => {
  // A mask of files could not tell such a path.
  if (path.includes("*")) return undefined;
  const named = pattern.named(path);
  const language = named?.get("language")?.text ?? "";
  if (named === undefined || language === "" || (named.get("component")?.text ?? "") === "") return undefined;
  const same = (name: string, copy: string) => named.get(copy)?.text === named.get(name)?.text;
  if (![...copies].every(([name, all]) => all.every((copy) => same(name, copy)))) return undefined;
  const places = ["language", ...(copies.get("language") ?? [])].flatMap((name) => named.get(name) ?? []);
  const copied = new Set([...copies.values()].flat());
  const groups = Object.fromEntries(
    [...named].filter(([name]) => name !== "language" && !copied.has(name)).map(([name, { text }]) => [name, text]),
  );
  return { language, filemask: withWildcards(path, places), groups };
};

const withWildcards = (path: string, places: readonly NamedGroup[]): string =>
  places
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, text: own }) => `${text.slice(0, start)}*${text.slice(start + own.length)}`, path);

export const matchComponents = (
  match: string,
  languages: string,
  paths: readonly string[],
): readonly MatchedComponent[] => {
  const mask = maskOf(match);
  if (mask === undefined) return [];
  const takes = languageFilter(languages);
  const found = new Map<string, { readonly groups: Readonly<Record<string, string>>; readonly languages: string[] }>();
  for (const path of paths) {
    const read = readPath(mask, path);
    if (read === undefined || !takes(read.language)) continue;
    const known = found.get(read.filemask) ?? { groups: read.groups, languages: [] };
    known.languages.push(read.language);
    found.set(read.filemask, known);
  }
  return [...found]
    .map(([filemask, rest]) => ({ filemask, ...rest }))
    .sort((a, b) => (a.filemask < b.filemask ? -1 : 1));
};

/** Whether the mask of a component is one that `match` makes, told by the code of a language. */
export const makesMask = (match: string, filemask: string, code: string): boolean => {
  const mask = maskOf(match);
  return mask !== undefined && readPath(mask, filemask.replaceAll("*", code))?.filemask === filemask;
};
