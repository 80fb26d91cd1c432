/** The rules as gettext kept them before 0.23, where they differ: older versions of UAX #14, from what msgcat 0.21 writes. */
import { anyOf } from "./clusters.ts";
import { behindSpaces, forbidIf, modernRules, quotes, type Rule } from "./rules.ts";

const never: Rule = () => undefined;

const closing = anyOf("CL", "CP");
const affixes = anyOf("PR", "PO");
const beforeDigit = anyOf("PR", "PO", "HY", "IS", "NU", "SY");
const breaksAfter = anyOf("HY", "HH", "BA");

export const legacyRules: Readonly<Record<keyof typeof modernRules, Rule>> = {
  ...modernRules,
  LB15a: (text, b) => forbidIf(text.classAt(b) === "OP" && text.is(behindSpaces(text, b), quotes)),
  LB15b: never,
  LB15c: never,
  LB19: (text, b) => forbidIf(text.is(b, quotes) || text.is(b - 1, quotes)),
  LB19a: never,
  LB20a: never,
  LB21a: (text, b) => forbidIf(text.classAt(b - 2) === "HL" && text.is(b - 1, breaksAfter)),
  LB25: (text, b) => {
    if (text.is(b, affixes)) return forbidIf(text.classAt(b - 1) === "NU" || text.is(b - 1, closing));
    if (text.classAt(b) === "OP") return forbidIf(text.is(b - 1, affixes));
    return forbidIf(text.classAt(b) === "NU" && text.is(b - 1, beforeDigit));
  },
  LB28a: never,
  LB29: never,
};
