/**
 * The lines of XWiki's property files: those of Java, and two sorts of comments that say something. `### Missing: key=text`
 * is a key that nobody translated yet, and `#@deprecatedstart` and `#@deprecatedend` stand around keys that are no longer
 * shown.
 */
import { parseProperties, type Property } from "../properties/parse.ts";

export interface Line extends Property {
  /** Where the comment starts that the key stands in. */
  readonly missing?: number;
}

const mark = "### Missing: ";
/** At the start of a line that no backslash joins to the one before; what ends in a backslash itself stays a comment. */
const special =
  /(?<=^|[\r\n])(?<!(?:^|[^\\])(?:\\\\)*\\(?:\r\n|\r|\n))(?:### Missing: (?=[^\r\n]*[^\\\r\n](?:[\r\n]|$))|#@deprecated[^\r\n]*)/g;

export const linesOf = (text: string): readonly Line[] => {
  const missing = new Set<number>();
  // Blanks of the same length: offsets stay, and what remains is a line like others, or none.
  const plain = text.replace(special, (found, at: number) => {
    if (found === mark) missing.add(at + mark.length);
    return " ".repeat(found.length);
  });
  return parseProperties(plain).map(
    (property): Line =>
      missing.has(property.name.start)
        ? { ...property, text: "", missing: property.name.start - mark.length }
        : property,
  );
};
