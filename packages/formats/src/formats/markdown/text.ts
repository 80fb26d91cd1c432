/** Texts of Markdown: the source of a block with its inline markup, soft line breaks joined, hard ones kept. */
import { CodecError } from "../../contract/index.ts";
import { type Block, isWhole, type Kind } from "./blocks.ts";

/** What the source of a block is shown as. */
export const readText = (raw: string, { containers }: Pick<Block, "containers">): string =>
  joinLines(raw.split(/\r\n?|\n/).map((line, index) => (index === 0 ? line : withoutContainers(line, containers))));

/** A line without the marks of block quotes and the indentation of lists; a lazy line may lack them. */
const withoutContainers = (line: string, containers: Block["containers"]): string => {
  let rest = line;
  for (const container of containers) if (container === "blockquote") rest = rest.replace(/^[ \t]*>/, "");
  return rest;
};

/** A line break is hard behind two blanks or a backslash; a soft one is a blank. */
const joinLines = (lines: readonly string[]): string => {
  let text = "";
  let isHard = false;
  for (const line of lines) {
    const content = line.replace(/^[ \t]+/, "");
    const trimmed = trimEnd(content);
    if (trimmed === "") continue;
    text += (text === "" ? "" : isHard ? "\n" : " ") + trimmed;
    isHard = content.endsWith("  ") || /(?:^|[^\\])(?:\\\\)*\\$/.test(content);
    if (content.endsWith("  ")) text += "  ";
  }
  return trimEnd(text);
};

const trimEnd = (text: string): string => {
  let end = text.length;
  while (end > 0 && (text[end - 1] === " " || text[end - 1] === "\t")) end--;
  return text.slice(0, end);
};

/** What a typed text is kept as: what would begin another block is escaped; headings and cells have one line. */
export const normalizeText = (text: string, kind: Kind): string => {
  const lines = text.replaceAll("\0", "").split(/\r\n?|\n/);
  const joined = joinLines(kind === "paragraph" ? lines : lines.map(trimEnd));
  const kept =
    kind === "tableCell"
      ? escapePipes(joined.replaceAll("\n", " "))
      : kind === "paragraph"
        ? joined
        : joined.replaceAll("\n", " ");
  return (
    [kept, escapeStarts(kept), escapeStarts(escapeEnd(kept))].find((candidate) => isWhole(candidate, kind)) ?? kept
  );
};

/** The source for a text. @throws CodecError for texts that would lose their place */
export const writeText = (text: string, kind: Kind, prefix: string): string => {
  const kept = normalizeText(text, kind);
  if (kept === "" || !isWhole(kept, kind))
    throw new CodecError("The text cannot stand in this place of a Markdown document.");
  return kept.replaceAll("\n", prefix);
};

const escapePipes = (text: string): string => {
  const escaped = text.replace(/\\[\\|]|\|/g, (match) => (match === "|" ? "\\|" : match));
  return /(?:^|[^\\])(?:\\\\)*\\$/.test(escaped) ? `${escaped}\\` : escaped;
};

/** Marks of blocks at the start of each line: `#`, `-`, `1.` … */
const escapeStarts = (text: string): string =>
  text
    .split("\n")
    .map((line) =>
      line
        .replace(/^(\d{1,9})([.)])/, "$1\\$2")
        .replace(/^[!-/:-@[\]-`{-~]/, (mark) => (mark === "\\" ? mark : `\\${mark}`)),
    )
    .join("\n");

/** The marks that may close a heading. */
const escapeEnd = (text: string): string => text.replace(/#$/, "\\#");
