/** White space around a translation is the source's: line ends and indentation belong to the developer. */
import type { Fixup } from "../fixups.ts";

const head = (text: string): string => text.slice(0, text.length - text.trimStart().length);
const tail = (text: string): string => text.slice(text.trimEnd().length);

export const sameOuterSpace: Fixup = (target, { source, flags }) => {
  const inner = target.trim();
  if (inner === "" || source.trim() === "") return target;
  const before = flags.has("ignore-begin-space") ? head(target) : head(source);
  const after = flags.has("ignore-end-space") ? tail(target) : tail(source);
  return `${before}${inner}${after}`;
};
