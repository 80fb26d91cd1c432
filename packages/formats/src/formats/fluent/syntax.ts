/** Mozilla's Fluent parser behind our own errors. */
import { FluentParser, type Entry as FluentEntry, lineOffset, type SyntaxNode } from "@fluent/syntax";
import { CodecError } from "../../contract/index.ts";
import type { Range } from "../../entries/index.ts";

const parser = new FluentParser({ withSpans: true });

/** The entries of a file. @throws CodecError with the line of the first part that is not Fluent */
export const parseFluent = (text: string): FluentEntry[] => {
  const entries = parseDeeply(text);
  for (const entry of entries)
    if (entry.type === "Junk") {
      const [problem] = entry.annotations;
      const at = problem?.span?.start ?? spanOf(entry).start;
      throw new CodecError(problem?.message ?? "This is not Fluent.", lineOffset(text, at) + 1);
    }
  return entries;
};

const parseDeeply = (text: string): FluentEntry[] => {
  try {
    return parser.parse(text).body;
  } catch (error) {
    // The parser is recursive, and has no limit of its own.
    if (error instanceof RangeError) throw new CodecError("Placeables are nested too deeply.");
    throw error;
  }
};

/** Where a node stands; our parser gives every node a span. */
export const spanOf = ({ span }: SyntaxNode): Range => span ?? { start: 0, end: 0 };
