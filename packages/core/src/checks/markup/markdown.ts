/** What Markdown a text has, as far as translations have to keep it. */

const inlineLink = /!?\[([^[\]]*)\]\(([^()\s]*(?:\([^()]*\)[^()\s]*)*)(?:\s[^()]*)?\)/g;
const referenceLink = /\[[^[\]]+\]\[([^[\]]+)\]/g;
const autoLink = /<(?:[a-z][a-z0-9+.-]*:[^<>\s]+|[^<>\s@]+@[^<>\s@]+)>/gi;
const code = /(?<!`)(`+)(?!`)[^`]+\1/g;

/** Targets of inline links and images, in order. */
export const linkTargets = (text: string): readonly string[] =>
  Array.from(text.matchAll(inlineLink), ([, , target = ""]) => target);

/** Labels of reference links, sorted. */
export const referenceLabels = (text: string): readonly string[] =>
  Array.from(text.matchAll(referenceLink), ([, label = ""]) => label).sort();

/** Marks that embrace text, longest first. */
const marks = ["**", "__", "~~", "*", "_"] as const;
const mark = /\*\*|__|~~|\*|_/g;
const isWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);
const isSpace = (character: string | undefined): boolean => character === undefined || /\s/.test(character);

/** The marks of which one opens before text and a later one closes after text; inside words underscores are letters. */
const embracing = (text: string): Set<string> => {
  const opened = new Set<string>();
  const found = new Set<string>();
  for (const { 0: sign, index } of text.matchAll(mark)) {
    const before = text[index - 1];
    const after = text[index + sign.length];
    const inWord = sign.startsWith("_");
    if (opened.has(sign) && !isSpace(before) && !(inWord && isWord(after))) {
      found.add(sign);
      opened.delete(sign);
    } else if (!isSpace(after) && !(inWord && isWord(before))) opened.add(sign);
  }
  return found;
};

/** The kinds of markup in a text: emphasis by its mark, code, links in angle brackets. */
export const markupKinds = (text: string): string => {
  const withoutCode = text.replace(code, "");
  const withoutLinks = withoutCode.replace(autoLink, "");
  const found = embracing(withoutLinks.replace(inlineLink, "$1"));
  const kinds = marks.filter((sign) => found.has(sign));
  return [...kinds, ...(withoutCode === text ? [] : ["`"]), ...(withoutLinks === withoutCode ? [] : ["<>"])].join(" ");
};

/** Where markup stands that translations keep: code, links in angle brackets, what encloses the text of links. */
export const markdownStretches = (text: string): readonly (readonly [start: number, end: number])[] => [
  ...[code, autoLink].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => [index, index + found.length] as const),
  ),
  ...Array.from(text.matchAll(inlineLink), ({ 0: found, 1: words = "", index }) => {
    const begin = index + (found.startsWith("!") ? 2 : 1);
    return [[index, begin] as const, [begin + words.length, index + found.length] as const];
  }).flat(),
];
