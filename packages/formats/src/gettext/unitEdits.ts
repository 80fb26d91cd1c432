/** Edits of one entry: its texts and its state. */
import type { TextEdit } from "../contract/index.ts";
import type { Entry } from "./entry.ts";
import { splitFlags } from "./comments.ts";
import { renderField, renderForms } from "./render.ts";
import type { Style } from "./style.ts";

/** Gives an entry these texts; forms that stay keep their lines. `text` is that of the whole file. */
export const formEdits = (entry: Entry, target: readonly string[], style: Style): readonly TextEdit[] => {
  const { forms } = entry;
  const first = forms[0];
  const last = forms.at(-1);
  if (first === undefined || last === undefined) return [];
  const mark = entry.obsolete ? "#~ " : "";
  const isPlural = entry.plural !== undefined;
  if (forms.length !== target.length || forms.some(({ index }, at) => index !== at)) {
    const text = renderForms(target, isPlural, entry.flags, style, mark);
    return [{ start: first.start, end: last.end, text }];
  }
  return forms.flatMap(({ start, end, text }, index) => {
    const wanted = target[index] ?? "";
    const keyword = isPlural ? `msgstr[${index}]` : "msgstr";
    return text === wanted ? [] : [{ start, end, text: renderField(keyword, wanted, entry.flags, style, mark) }];
  });
};

/** Marks or unmarks an entry as fuzzy; what it was before (`#|`) goes with the mark. */
export const fuzzyEdits = (text: string, entry: Entry, fuzzy: boolean, style: Style): readonly TextEdit[] => {
  if (entry.fuzzy === fuzzy) return [];
  if (fuzzy) return [mark(text, entry, style)];
  return [...unmark(text, entry), ...entry.previousLines.map(({ start, end }) => ({ start, end, text: "" }))];
};

const mark = (text: string, entry: Entry, style: Style): TextEdit => {
  const line = entry.flagLines.find(({ start }) => text.startsWith("#,", start));
  if (line !== undefined) return { start: line.start, end: line.start + 2, text: "#, fuzzy," };
  const start = entry.previousLines[0]?.start ?? entry.body;
  return { start, end: start, text: `#, fuzzy${style.eol}` };
};

const unmark = (text: string, entry: Entry): readonly TextEdit[] =>
  entry.flagLines.flatMap(({ start, end }) => {
    const [, sign, list, lineEnd] = /^([ \t]*#[,=])(.*?)([\r\n]*)$/.exec(text.slice(start, end)) ?? [];
    const flags = splitFlags(list ?? "");
    if (!flags.includes("fuzzy")) return [];
    const kept = flags.filter((flag) => flag !== "fuzzy");
    return [{ start, end, text: kept.length === 0 ? "" : `${sign} ${kept.join(", ")}${lineEnd}` }];
  });
