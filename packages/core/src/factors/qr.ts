/** A text as a QR code: the path of an SVG, so that a page draws it without style or script of its own. Pure. */
import { encode } from "uqr";

export interface QrCode {
  /** Width and height of the view box, with the quiet zone that readers need. */
  readonly size: number;
  /** Of the dark squares, one unit each: the `d` of a path. */
  readonly path: string;
}

export const qrCode = (text: string): QrCode => {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: path.join("") };
};

/** Where dark squares stand side by side: from where, and how many. */
const runs = (row: readonly boolean[]): readonly (readonly [number, number])[] => {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = found.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
};
