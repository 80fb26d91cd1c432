/** Text edits for new entries of an existing container: lines in a block, or entries between commas. */
import type { TextEdit } from "../contract/index.ts";
import { insertLines, startOfLine } from "../entries/index.ts";
import type { Key } from "../paths/path.ts";
import type { Insertion } from "../tree/changes.ts";
import type { Draft } from "../tree/draft.ts";
import { beginsLine, columnOf, endOfEntry, startOfEntry } from "./lines.ts";
import { isFlow } from "./node.ts";
import { elementLines, flowMember, flowText, memberLines, type Writing } from "./render.ts";

type Added = ReadonlyArray<readonly [Key, Draft]>;

export const insertionEdits = (insertion: Insertion, text: string, writing: Writing): readonly TextEdit[] => {
  const { container } = insertion;
  if (!isFlow(container)) return inBlock(insertion, text, writing);
  const isInFlow = container.owner !== undefined && isFlow(container.owner.parent);
  return container.entries.length === 0 && !isInFlow ? [unfold(insertion, text, writing)] : inFlow(insertion, writing);
};

const inBlock = (insertion: Insertion, text: string, writing: Writing): readonly TextEdit[] => {
  const { container, kept, groups } = insertion;
  const { eol } = writing.layout;
  const [first] = container.entries;
  const last = container.entries.at(-1);
  const start = groups.get(undefined) ?? [];
  // An empty document.
  if (first === undefined || last === undefined) {
    const lines = linesOf(start, insertion, 0, writing);
    return [insertLines({ text, eol }, text.length, lines)];
  }
  const column = columnOf(text, first);
  const [next] = kept;
  if (next === undefined)
    return [
      {
        start: first.start,
        end: endOfEntry(text, last),
        text: linesOf(start, insertion, column, writing).slice(column),
      },
    ];
  const edits: TextEdit[] = [];
  if (start.length > 0) {
    const lines = linesOf(start, insertion, column, writing);
    const at = beginsLine(text, first) ? startOfEntry(text, next) : next.start;
    edits.push({
      start: at,
      end: at,
      text: at === next.start && column > 0 ? lines.slice(column) + " ".repeat(column) : lines,
    });
  }
  for (const entry of kept) {
    const group = groups.get(entry);
    if (group === undefined) continue;
    edits.push(insertLines({ text, eol }, endOfEntry(text, entry), linesOf(group, insertion, column, writing)));
  }
  return edits;
};

const linesOf = (added: Added, { container, path }: Insertion, column: number, writing: Writing): string =>
  added
    .flatMap(([key, draft]) =>
      container.kind === "array"
        ? elementLines(draft, [...path, key], column, writing)
        : memberLines(key, draft, [...path, key], column, writing),
    )
    .map((line) => line + writing.layout.eol)
    .join("");

/** Turns `{}` into lines below its key. */
const unfold = (insertion: Insertion, text: string, writing: Writing): TextEdit => {
  const { container, groups } = insertion;
  const { layout } = writing;
  const owner = container.owner;
  const added = groups.get(undefined) ?? [];
  if (owner === undefined) {
    const lines = linesOf(added, insertion, container.start - startOfLine(text, container.start), writing);
    return { start: container.start, end: container.end, text: lines.slice(0, -layout.eol.length) };
  }
  const column = columnOf(text, owner) + (container.kind === "array" ? layout.dash : layout.step);
  const lines = linesOf(added, insertion, column, writing).slice(0, -layout.eol.length);
  const start = container.start - (text[container.start - 1] === " " ? 1 : 0);
  return { start, end: container.end, text: layout.eol + lines };
};

const inFlow = ({ container, path, kept, groups }: Insertion, writing: Writing): readonly TextEdit[] => {
  const write = (added: Added): string =>
    added
      .map(([key, draft]) =>
        container.kind === "array"
          ? flowText(draft, [...path, key], writing)
          : flowMember(key, draft, [...path, key], writing),
      )
      .join(", ");
  const start = groups.get(undefined) ?? [];
  const [first] = kept;
  if (first === undefined) return [{ start: container.start + 1, end: container.end - 1, text: ` ${write(start)} ` }];
  const edits: TextEdit[] = [];
  if (start.length > 0) edits.push({ start: first.start, end: first.start, text: `${write(start)}, ` });
  for (const entry of kept) {
    const group = groups.get(entry);
    if (group !== undefined) edits.push({ start: entry.value.end, end: entry.value.end, text: `, ${write(group)}` });
  }
  return edits;
};
