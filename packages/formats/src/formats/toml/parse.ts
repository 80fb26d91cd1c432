/** Text to sections and pairs; whatever is defined twice is refused, as by every reader of TOML. */
import { startOfLine } from "../../entries/index.ts";
import { Definitions } from "./definitions.ts";
import { Scanner } from "./scanner.ts";
import type { Pair, Section } from "./syntax.ts";

/** @throws CodecError with line and column */
export const parseToml = (text: string): readonly Section[] => {
  const scanner = new Scanner(text);
  const definitions = new Definitions(scanner);
  const sections: Section[] = [];
  let section: Section & { pairs: Pair[] } = { path: [], isElement: false, pairs: [], start: 0, end: 0, line: 1 };
  sections.push(section);
  let block: Block = { start: 0, comments: [] };
  while (!scanner.isAtEnd) {
    const lineStart = scanner.position;
    const { line } = scanner;
    scanner.blanks();
    const comment = scanner.comment();
    if (block.comments.length === 0) block = { start: lineStart, comments: [] };
    if (comment !== undefined) {
      block.comments.push(comment);
      endLine(scanner);
      continue;
    }
    if (scanner.lineEnd() || scanner.isAtEnd) {
      block = { start: scanner.position, comments: [] };
      continue;
    }
    if (scanner.take("[")) {
      const isElement = scanner.take("[");
      scanner.blanks();
      const keys = scanner.keys();
      scanner.expect(isElement ? "]]" : "]", "the end of the header");
      const path = isElement ? definitions.element(keys) : definitions.table(keys);
      endLine(scanner);
      section = { path, isElement, pairs: [], start: block.start, end: scanner.position, line };
      sections.push(section);
    } else section.pairs.push(pairAt(scanner, section, block, definitions));
    block = { start: scanner.position, comments: [] };
  }
  const [root, first] = sections;
  // Where there are no pairs before the first header, they would stand right above its lines.
  if (root?.pairs.length === 0) sections[0] = { ...root, end: first?.start ?? text.length };
  return sections;
};

/** The lines above a pair that belong to it. */
interface Block {
  readonly start: number;
  readonly comments: string[];
}

const pairAt = (scanner: Scanner, section: Section, block: Block, definitions: Definitions): Pair => {
  const { position: start, line } = scanner;
  const keys = scanner.keys();
  const end = start + scanner.text.slice(start, scanner.position).trimEnd().length;
  scanner.expect("=", "an equals sign");
  scanner.blanks();
  const path = definitions.pair(section.path, keys);
  const value = scanner.value();
  definitions.inside(value);
  const behind = endLine(scanner);
  // Comments that begin the file are those of the file.
  const isHead = section.path.length + section.pairs.length === 0 && scanner.text.slice(0, block.start).trim() === "";
  const above = isHead ? [] : block.comments;
  const note = [...above, ...(behind === undefined ? [] : [behind])].join("\n").trim();
  const first = isHead ? startOfLine(scanner.text, start) : block.start;
  return { keys, path, section, key: { start, end }, value, note, line, start: first, end: scanner.position };
};

/** The comment at the end of a line, which then must end. */
const endLine = (scanner: Scanner): string | undefined => {
  scanner.blanks();
  const comment = scanner.comment();
  if (!scanner.lineEnd() && !scanner.isAtEnd) throw scanner.error("Expected the end of the line");
  return comment;
};
