/** Folds escaped texts into lines. */
import type { Style } from "./style.ts";

/** The lines of `escaped` between their quotes; the first one follows `keyword` and is empty where the text needs several. */
export const fold = (keyword: string, escaped: string, _flags: readonly string[], style: Style): readonly string[] => {
  const { page } = style;
  if (page === "never") return [escaped];
  const paragraphs = escaped.split(/(?<=(?:^|[^\\])(?:\\\\)*\\n)/);
  if (paragraphs.length === 1 && (page === "lines" || keyword.length + escaped.length + 3 <= page)) return [escaped];
  if (page === "lines") return ["", ...paragraphs];
  const lines = paragraphs.flatMap((paragraph) => {
    const found: string[] = [];
    for (const word of paragraph.split(/(?<= )/)) {
      const last = found.at(-1);
      if (last !== undefined && last.length + word.length + 2 <= page) found[found.length - 1] = last + word;
      else found.push(word);
    }
    return found;
  });
  return lines.length === 1 ? lines : ["", ...lines];
};
