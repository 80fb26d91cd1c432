/** How JSON formats are told apart by the name of a file and its first bytes. */

/** The head of a file as text when it could be JSON at all. */
export const jsonHead = (head: Uint8Array): string | undefined => {
  const bom =
    head[0] === 0xff && head[1] === 0xfe ? "utf-16le" : head[0] === 0xfe && head[1] === 0xff ? "utf-16be" : "utf-8";
  const text = new TextDecoder(bom).decode(head);
  return /^\s*(?:\/[/*]|[[{])/.test(text) ? text : undefined;
};

/** A sniffer that gives `certainty` where the head looks like JSON, the name ends in an extension, and `pattern` occurs. */
export const sniffer =
  (extensions: RegExp, pattern: RegExp, certainty: number) =>
  (head: Uint8Array, path: string): number => {
    if (!extensions.test(path)) return 0;
    const text = jsonHead(head);
    return text !== undefined && pattern.test(text) ? certainty : 0;
  };
