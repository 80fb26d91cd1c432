/** How much bytes look like a PO file. */

/** 0 to 1: by the name, and by a msgid that is followed by its msgstr. */
export const likeness = (head: Uint8Array, path: string): number => {
  const named = /\.pot?$/i.test(path);
  const text = new TextDecoder("utf-8").decode(head.subarray(0, 65536));
  const start = /^\s*(?:#[^\n]*\n\s*)*(?:msgid|msgctxt)\s*"/.test(text);
  if (start) return named ? 1 : 0.9;
  return named ? 0.5 : 0;
};
