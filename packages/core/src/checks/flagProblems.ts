/** What is wrong with flags that somebody wants to set. Flags from files are never judged by this. */
import { type FlagParameter, type Flags, readFlags } from "./flags.ts";
import { icuFlags, ignoreFlags, plainFlags, type ValueFlag, valueFlags } from "./flagNames.ts";
import { compilePattern } from "../fields/index.ts";

type Rule = (parameters: readonly FlagParameter[]) => string | undefined;

const integer = (text: string): boolean => /^[-+]?\d{1,9}$/.test(text);
const positive = (text: string): boolean => /^\+?\d{1,9}$/.test(text) && Number(text) > 0;

const one =
  (accepts: (text: string) => boolean, wanted: string): Rule =>
  (parameters) =>
    parameters.length === 1 && accepts(parameters[0]?.text ?? "") ? undefined : `takes ${wanted}`;

const notEmpty = one((text) => text !== "", "one text");
const expressionProblem = ({ text, regex }: FlagParameter): string | undefined =>
  regex && compilePattern(text) === undefined ? `has an expression that cannot be compiled: ${text}` : undefined;

/** Longest text that strings are grouped by. */
const variantLimit = 500;

const rules: Readonly<Record<ValueFlag, Rule>> = {
  "fluent-type": notEmpty,
  "font-family": notEmpty,
  "font-size": one(positive, "one whole number above zero"),
  "font-spacing": one(integer, "one whole number"),
  "font-weight": notEmpty,
  "icu-flags": (parameters) => {
    const unknown = parameters.find(({ text }) => !icuFlags.some((flag) => flag === text));
    return unknown === undefined ? undefined : `does not know ${JSON.stringify(unknown.text)}`;
  },
  "icu-tag-prefix": notEmpty,
  "max-length": one(positive, "one whole number above zero"),
  "max-size": (parameters) =>
    parameters.length <= 2 && parameters.every(({ text }) => positive(text))
      ? undefined
      : "takes a width and, after a colon, a number of lines",
  placeholders: (parameters) =>
    parameters.some(({ text }) => text === "")
      ? "has an empty placeholder"
      : parameters.map(expressionProblem).find((problem) => problem !== undefined),
  priority: one(integer, "one whole number"),
  regex: (parameters) =>
    parameters.length === 1 && parameters[0] !== undefined
      ? expressionProblem({ text: parameters[0].text, regex: true })
      : "takes one expression; quote it where it has colons or commas",
  replacements: (parameters) =>
    parameters.length % 2 === 0 && parameters.every(({ text }, place) => place % 2 === 1 || text !== "")
      ? undefined
      : "takes pairs of a text and its replacement",
  variant: one((text) => text !== "" && text.length <= variantLimit, `one text of at most ${variantLimit} characters`),
};

const withoutParameters = new Set<string>([...plainFlags, ...ignoreFlags]);
const isValueFlag = (name: string): name is ValueFlag => valueFlags.some((flag) => flag === name);

const flagProblem = (name: string, parameters: readonly FlagParameter[]): string | undefined => {
  if (withoutParameters.has(name)) return parameters.length === 0 ? undefined : `The flag ${name} takes no parameter.`;
  if (!isValueFlag(name)) return `There is no flag ${JSON.stringify(name)}.`;
  if (parameters.length === 0) return `The flag ${name} needs a parameter.`;
  const problem = rules[name](parameters);
  return problem === undefined ? undefined : `The flag ${name} ${problem}.`;
};

/** Everything that is wrong with a text of flags, one sentence each; an empty list when it may be set. */
export const validateFlags = (text: string): readonly string[] => {
  const { flags, problem } = readFlags(text);
  return [...(problem === undefined ? [] : [problem]), ...problemsOf(flags)];
};

const problemsOf = (flags: Flags): readonly string[] =>
  [...flags].flatMap(([name, parameters]) => flagProblem(name, parameters) ?? []);
