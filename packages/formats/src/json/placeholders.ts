/** Flags for the placeholders that a message declares. */
import { entryAt, isContainer, type TreeNode } from "../tree/node.ts";

/** `placeholders:$NAME$:$OTHER$` and `case-insensitive`, from the keys of the object `placeholders`. */
export const placeholderFlags = (message: TreeNode): readonly string[] => {
  const declared = entryAt(message, "placeholders")?.value;
  if (!isContainer(declared) || declared.kind === "array") return [];
  const names = declared.entries.map((entry) => String(entry.key)).filter((name) => /^[\w@-]+$/.test(name));
  if (names.length === 0) return [];
  return [["placeholders", ...names.map((name) => `$${name.toUpperCase()}$`)].join(":"), "case-insensitive"];
};
