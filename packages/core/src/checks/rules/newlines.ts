/** Numbers of line breaks: real ones, and those written as a backslash and an n. */
import { formRule } from "../rule.ts";

const count = (text: string, part: string): number => {
  let found = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) found += 1;
  return found;
};

const windowsPath = /\b[a-zA-Z]:\\[^\s"'<>|]*/g;
const escaped = (text: string): number => (text.includes("\\n") ? count(text.replace(windowsPath, ""), "\\n") : 0);

export const escapedNewline = formRule(() => (source, target) => escaped(source) !== escaped(target));

export const newlineCount = formRule(
  () => (source, target) => source !== "" && count(source, "\n") !== count(target, "\n"),
);
