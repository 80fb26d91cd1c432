/** Placeholders in braces. Braces that are doubled stand for themselves where the language has it so. */
import { named, type Syntax } from "./syntax.ts";

const spaceless = (text: string): string => text.replace(/\s+/g, "");

/** `{}`, `{0}`, `{name.attribute[item]!r:>10}`; a specification may hold replacements of its own. */
export const pythonBraceFormat: Syntax = {
  pattern: /\{\{|\}\}|\{((?:\w+(?:\.\w+|\[[^[\]{}]*\])*)?)(?:![rsa])?(?::(?:[^{}]|\{[^{}]*\})*)?\}/g,
  read: ([text, field]) => (field === undefined ? undefined : { text, positional: field === "" }),
};

export const perlBraceFormat = named(/\{[A-Za-z_]\w*\}/g);

/** `{0}`, `{0,10:format}`. */
export const cSharpFormat: Syntax = {
  pattern: /\{\{|\}\}|\{\s*(\d+)\s*(?:,\s*-?\d+\s*)?(?::[^{}]*)?\}/g,
  read: ([text, index]) => (index === undefined ? undefined : { text, positional: false }),
};

/** Java's `{0}`, `{0, type, style}`. */
export const javaFormat = named(/\{\s*\d+\s*(?:,[^{}]*)?\}/g, ([text]) => spaceless(text));

/** `{name}`, `%{name}`, and links to other messages: `@:key`, `@.lower:key`, `@:(key)`. */
export const vueFormat = named(/%?\{[^{}]+\}|@(?:\.[a-z]+)?:(?:\([^()]+\)|\w[\w-]*(?:\.\w[\w-]*)*)/g, ([text]) =>
  spaceless(text),
);

/** `{{name}}` and nested messages in `$t(key)`. */
export const i18nextInterpolation = named(/\{\{[^{}]*\}\}|\$t\((?:[^()]|\([^()]*\))*\)/g, ([text]) => spaceless(text));

/** Template literals: `${expression}`. */
export const esFormat = named(/\$\{[^{}]*\}/g, ([text]) => spaceless(text));

export const angularjsFormat = named(/\{\{[^{}]*\}\}/g, ([text]) => spaceless(text));
