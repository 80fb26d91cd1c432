/** How XML formats are told apart: by the name of the file, the root element and what else the first bytes hold. */

export interface Signs {
  readonly path: RegExp;
  /** Name of the root element, without a prefix. */
  readonly root: string;
  /** What tells the format from others with the same root. */
  readonly contains?: RegExp;
}

/** A sniffer for `Codec.sniff`: 0 with another root; name, root and contents all speaking for the format give most. */
export const sniffXml =
  ({ path, root, contains }: Signs) =>
  (head: Uint8Array, name: string): number => {
    const text = decodeHead(head);
    const found =
      /^\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>|\s)*<(?:[\w.-]+:)?([\w.-]+)/.exec(
        text,
      )?.[1];
    if (found !== root) return 0;
    const certainty = path.test(name) ? 0.9 : 0.5;
    if (contains === undefined) return certainty;
    return contains.test(text) ? certainty + 0.05 : certainty / 3;
  };

/** The head as text; the bytes of a cut-off last character do not matter. */
const decodeHead = (bytes: Uint8Array): string => {
  const head = bytes.subarray(0, 16_384);
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder("utf-16le").decode(head);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder("utf-16be").decode(head);
  return new TextDecoder().decode(head);
};
