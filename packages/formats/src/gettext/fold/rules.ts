/**
 * The rules of UAX #14 (Unicode 17), written from its text. A rule says whether a text may be broken between the
 * clusters `b - 1` and `b`; undefined where it does not say, so that the next one is asked.
 */
import { anyOf, type Classes, type Clusters } from "./clusters.ts";

export type Rule = (text: Clusters, b: number) => boolean | undefined;

const hard = anyOf("BK", "CR", "LF", "NL");
const space = anyOf("SP");
export const quotes = anyOf("QU", "QI", "QF");
export const letters = anyOf("AL", "HL", "DC", "LT");
const ideographs = anyOf("ID", "IX", "EB", "EM");
const hangul = anyOf("JL", "JV", "JT", "H2", "H3");
const aksaras = anyOf("AK", "AS", "DC");
const affixes = anyOf("PR", "PO");
const hyphens = anyOf("HY", "HH");
const digitSigns = anyOf("SY", "IS");
const closing = anyOf("CL", "CP");
const words = anyOf("AL", "HL", "DC", "LT", "NU");
const before12a = anyOf("SP", "BA", "HY", "HH");
const closers = anyOf("CL", "CP", "EX", "SY");
const before15a = anyOf("BK", "CR", "LF", "NL", "OP", "QU", "QI", "QF", "GL", "SP", "ZW");
const after15b = anyOf("SP", "GL", "WJ", "CL", "QU", "QI", "QF", "CP", "EX", "IS", "SY", "BK", "CR", "LF", "NL", "ZW");
const before20a = anyOf("BK", "CR", "LF", "NL", "SP", "ZW", "CB", "GL");
const breakAfter = anyOf("BA", "HH", "HY", "NS");
const quotesBut = { initial: anyOf("QU", "QF"), final: anyOf("QU", "QI") };
const pictographs = anyOf("EB", "IX");
const modifiers = anyOf("EM");
const spaceOrZero = anyOf("SP", "ZW");

export const forbidIf = (condition: boolean): false | undefined => (condition ? false : undefined);
const allowIf = (condition: boolean): true | undefined => (condition ? true : undefined);
const between =
  (before: Classes, after: Classes): Rule =>
  (text, b) =>
    forbidIf(text.is(b - 1, before) && text.is(b, after));

/** Index of the class before the spaces that end in front of `b`. */
export const behindSpaces = (text: Clusters, b: number): number => text.back(b - 1, space);

const numbers: Rule = (text, b) => {
  const before = text.classAt(b - 1);
  const after = text.classAt(b);
  const digitsEndAt = (index: number) => text.classAt(text.back(index, digitSigns)) === "NU";
  if (after === "PO" || after === "PR")
    return forbidIf(digitsEndAt(before === "CL" || before === "CP" ? b - 2 : b - 1));
  if (before === "PO" || before === "PR") {
    if (after === "NU") return false;
    const next = text.classAt(b + 1);
    return forbidIf(after === "OP" && (next === "NU" || (next === "IS" && text.classAt(b + 2) === "NU")));
  }
  return forbidIf(after === "NU" && (before === "HY" || before === "IS" || digitsEndAt(b - 1)));
};

const syllables: Rule = (text, b) => {
  const before = text.classAt(b - 1);
  const after = text.classAt(b);
  if (before === "JL") return forbidIf(after === "JL" || after === "JV" || after === "H2" || after === "H3");
  if (before === "JV" || before === "H2") return forbidIf(after === "JV" || after === "JT");
  return forbidIf((before === "JT" || before === "H3") && after === "JT");
};

const brahmic: Rule = (text, b) => {
  const before = text.classAt(b - 1);
  const after = text.classAt(b);
  if (before === "AP") return forbidIf(text.is(b, aksaras));
  if (before === "VI") return forbidIf(text.is(b - 2, aksaras) && (after === "AK" || after === "DC"));
  if (!text.is(b - 1, aksaras)) return undefined;
  return forbidIf(after === "VF" || after === "VI" || (text.is(b, aksaras) && text.classAt(b + 1) === "VF"));
};

/** In their order; LB9 and LB10 are the clusters, LB31 is that what no rule forbids is allowed. */
export const modernRules = {
  LB4: (text, b) => (text.is(b - 1, hard) ? !(text.classAt(b - 1) === "CR" && text.classAt(b) === "LF") : undefined),
  LB6: (text, b) => forbidIf(text.is(b, hard)),
  LB7: (text, b) => forbidIf(text.is(b, spaceOrZero)),
  LB8: (text, b) => allowIf(text.classAt(behindSpaces(text, b)) === "ZW"),
  LB8a: (text, b) => forbidIf(text.get(b - 1)?.joined === true),
  LB11: (text, b) => forbidIf(text.classAt(b) === "WJ" || text.classAt(b - 1) === "WJ"),
  LB12: (text, b) => forbidIf(text.classAt(b - 1) === "GL"),
  LB12a: (text, b) => forbidIf(text.classAt(b) === "GL" && !text.is(b - 1, before12a)),
  LB13: (text, b) => forbidIf(text.is(b, closers)),
  LB14: (text, b) => forbidIf(text.classAt(behindSpaces(text, b)) === "OP"),
  LB15a: (text, b) => {
    const quote = behindSpaces(text, b);
    return forbidIf(text.classAt(quote) === "QI" && (quote === 0 || text.is(quote - 1, before15a)));
  },
  LB15b: (text, b) => forbidIf(text.classAt(b) === "QF" && (b === text.length - 1 || text.is(b + 1, after15b))),
  LB15c: (text, b) => allowIf(text.is(b - 1, space) && text.classAt(b) === "IS" && text.classAt(b + 1) === "NU"),
  LB15d: (text, b) => forbidIf(text.classAt(b) === "IS"),
  LB16: (text, b) => forbidIf(text.classAt(b) === "NS" && text.is(behindSpaces(text, b), closing)),
  LB17: (text, b) => forbidIf(text.classAt(b) === "B2" && text.classAt(behindSpaces(text, b)) === "B2"),
  LB18: (text, b) => allowIf(text.is(b - 1, space)),
  LB19: (text, b) => forbidIf(text.is(b, quotesBut.initial) || text.is(b - 1, quotesBut.final)),
  LB19a: (text, b) => {
    if (text.is(b, quotes)) return forbidIf(!text.isEastAsian(b - 1) || !text.isEastAsian(b + 1));
    return forbidIf(text.is(b - 1, quotes) && (!text.isEastAsian(b) || !text.isEastAsian(b - 2)));
  },
  LB20: (text, b) => allowIf(text.classAt(b) === "CB" || text.classAt(b - 1) === "CB"),
  LB20a: (text, b) =>
    forbidIf(text.is(b - 1, hyphens) && (b === 1 || text.is(b - 2, before20a)) && text.is(b, letters)),
  LB21: (text, b) => forbidIf(text.is(b, breakAfter) || text.classAt(b - 1) === "BB"),
  LB21a: (text, b) => forbidIf(text.classAt(b - 2) === "HL" && text.is(b - 1, hyphens) && text.classAt(b) !== "HL"),
  LB21b: (text, b) => forbidIf(text.classAt(b - 1) === "SY" && text.classAt(b) === "HL"),
  LB22: (text, b) => forbidIf(text.classAt(b) === "IN"),
  LB23: (text, b) =>
    forbidIf(
      (text.is(b - 1, letters) && text.classAt(b) === "NU") || (text.classAt(b - 1) === "NU" && text.is(b, letters)),
    ),
  LB23a: (text, b) =>
    forbidIf(
      (text.classAt(b - 1) === "PR" && text.is(b, ideographs)) ||
        (text.is(b - 1, ideographs) && text.classAt(b) === "PO"),
    ),
  LB24: (text, b) =>
    forbidIf((text.is(b - 1, affixes) && text.is(b, letters)) || (text.is(b - 1, letters) && text.is(b, affixes))),
  LB25: numbers,
  LB26: syllables,
  LB27: (text, b) =>
    forbidIf(
      (text.is(b - 1, hangul) && text.classAt(b) === "PO") || (text.classAt(b - 1) === "PR" && text.is(b, hangul)),
    ),
  LB28: between(letters, letters),
  LB28a: brahmic,
  // gettext breaks between a full stop and markup: "end.<br>".
  LB29: (text, b) => forbidIf(text.classAt(b - 1) === "IS" && text.is(b, letters) && text.classAt(b) !== "LT"),
  LB30: (text, b) => {
    if (text.is(b - 1, words)) return forbidIf(text.classAt(b) === "OP" && !text.isEastAsian(b));
    return forbidIf(text.classAt(b - 1) === "CP" && !text.isEastAsian(b - 1) && text.is(b, words));
  },
  LB30a: (text, b) => forbidIf(text.classAt(b) === "RI" && (text.get(b - 1)?.flags ?? 0) % 2 === 1),
  LB30b: between(pictographs, modifiers),
} satisfies Readonly<Record<string, Rule>>;
