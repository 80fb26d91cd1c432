/** How XML formats are told apart: by the name of the file, the root element and what else the first bytes hold. */
import { headText } from "../entries/head.ts";

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
    const text = headText(head.subarray(0, 16_384));
    const found =
      /^\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>|\s)*<(?:[\w.-]+:)?([\w.-]+)/.exec(
        text,
      )?.[1];
    if (found !== root) return 0;
    const certainty = path.test(name) ? 0.9 : 0.5;
    if (contains === undefined) return certainty;
    return contains.test(text) ? certainty + 0.05 : certainty / 3;
  };
