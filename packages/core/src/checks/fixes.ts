/**
 * What would put a form right. A text is proposed only where the rule itself says that it passes; where to put what is
 * missing is left to people.
 */
import type { UnitCheckId } from "./catalogue.ts";
import { baseLanguage } from "./language.ts";
import type { UnitFacts } from "./model.ts";
import { sourceOf } from "./placeholders/compare.ts";
import { listedStretches } from "./placeholders/listed.ts";
import { placeholderMatches } from "./placeholders/syntax.ts";
import { type SyntaxId, syntaxes } from "./placeholders/syntaxes.ts";
import type { Fix } from "./problems.ts";

/** What a form may become, the best first. */
type Proposals = (target: string, unit: UnitFacts) => readonly string[];

/** The mark of a sentence's end in scripts that have their own. */
const marks: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = {
  ".": { ja: "。", zh: "。", hi: "।", hy: "։", ur: "۔", bn: "।", or: "।", am: "።" },
  ":": { ja: "：", zh: "：", km: "៖" },
  "?": { ja: "？", zh: "？", ar: "؟", fa: "؟", ur: "؟", am: "፧" },
  "!": { ja: "！", zh: "！" },
  ";": { ja: "；", zh: "；", ar: "؛", fa: "؛", ur: "؛" },
};
const spacedInFrench = new Set([":", "?", "!", ";"]);
const anyMark = ".。।։۔።:：៖?？؟፧!！;；؛…";

const withoutMark = (text: string): string => {
  let end = text.length;
  while (end > 0 && anyMark.includes(text[end - 1] ?? " ")) end -= 1;
  return text.slice(0, end).trimEnd();
};

/** Ends with a mark, or does so no more. */
const ending =
  (mark: string): Proposals =>
  (target, { targetLanguage }) => {
    const language = baseLanguage(targetLanguage);
    const space = language === "fr" && spacedInFrench.has(mark) ? "\u202f" : "";
    const own = [marks[mark]?.[language], mark].flatMap((each) => (each === undefined ? [] : [`${space}${each}`]));
    const bare = withoutMark(target);
    return [...own.map((each) => `${bare}${each}`), ...own.map((each) => `${target}${each}`), bare];
  };

const replacing =
  (pattern: RegExp, by: string): Proposals =>
  (target) => [target.replace(pattern, by)];

const proposals: Readonly<Partial<Record<UnitCheckId, Proposals>>> = {
  double_space: replacing(/ {2,}/g, " "),
  end_stop: ending("."),
  end_colon: ending(":"),
  end_question: ending("?"),
  end_exclamation: ending("!"),
  end_Interrobang: ending("?!"),
  end_ellipsis: ending("…"),
  end_semicolon: ending(";"),
  kashida: replacing(/[\u0640\ufcf2-\ufcf4\ufe71\ufe77\ufe79\ufe7b\ufe7d\ufe7f]/g, ""),
  punctuation_spacing: replacing(/(?<![ \u00a0\u202f\u2009;:?!])(?=[;:?!](?:$|[\s()[\]{}<>]))/g, "\u202f"),
  "zero-width-space": replacing(/\u200b/g, ""),
  duplicate: replacing(/(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,})(?:\s+\1)+(?![\p{L}\p{M}])/giu, "$1"),
};

type Finder = (text: string) => readonly string[];

const isSyntax = (id: string): id is SyntaxId => Object.hasOwn(syntaxes, id);

/** What finds the placeholders that a check compares, as they are written. */
const finderOf = (id: UnitCheckId, { flags }: UnitFacts): Finder | undefined => {
  if (isSyntax(id)) return (text) => placeholderMatches(syntaxes[id], text).map(([found]) => found);
  if (id === "placeholders")
    return (text) => listedStretches(flags, text).map(([start, end]) => text.slice(start, end));
  return undefined;
};

/** Those of the source that the form has not, each as often as it lacks it. */
const missing = (find: Finder, source: string, target: string): readonly string[] => {
  const left = [...find(target)];
  return find(source).filter((each) => {
    const at = left.indexOf(each);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
};

/** What would let the form pass the check that it fails. `passes` asks the rule about another text of the form. */
export const fixOf = (
  id: UnitCheckId,
  unit: UnitFacts,
  form: number,
  passes: (form: number, text: string) => boolean,
): readonly Fix[] => {
  const target = unit.targets[form] ?? "";
  const find = finderOf(id, unit);
  if (find !== undefined) {
    const source = sourceOf(unit, form, (text) => find(text).length > 0);
    return missing(find, source, target).map((text) => ({ form, kind: "insert", text }));
  }
  const text = proposals[id]?.(target, unit).find((each) => each !== target && passes(form, each));
  return text === undefined ? [] : [{ form, kind: "replace", text }];
};
