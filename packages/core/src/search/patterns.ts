/**
 * Regular expressions in queries. The database runs them over many rows, so that only those pass which the linear-time
 * engine takes as well: without back-references, look-ahead and repetitions that multiply, the database needs no more
 * than a small multiple of the text's length either.
 */
import { patternProblem } from "../fields/index.ts";
import { type Query, SearchProblem } from "./parse.ts";

const longest = 500;

export const patternsOf = (query: Query): readonly string[] => {
  if (query.kind === "not") return patternsOf(query.query);
  if (query.kind !== "term") return query.queries.flatMap(patternsOf);
  return query.value.kind === "regex" ? [databasePattern(query.value.pattern)] : [];
};

/** The expression as the database spells it. */
export const databasePattern = (pattern: string): string => {
  const problem =
    pattern.length > longest ? `The regular expression has more than ${longest} characters.` : patternProblem(pattern);
  if (problem !== undefined) throw new SearchProblem(problem);
  return pattern.replace(/\\([^])/g, (escape, sign: string) => wordEdges[sign] ?? escape);
};

/** To the database, \b is a backspace. */
const wordEdges: Readonly<Record<string, string>> = { b: "\\y", B: "\\Y" };
