/** One unit gets another text: it reads back, and every byte before and behind its span is as it was. */
import { expect } from "vitest";
import { type Codec, type CodecContext, type Document, save, type Unit } from "../../../src/contract/index.ts";

export const editWithin = (
  codec: Codec,
  document: Document,
  unit: Unit,
  context: CodecContext,
  text = "Změněno",
): void => {
  const target = unit.target.map((_, form) => (unit.target.length === 1 ? text : `${text} (${form})`));
  const result = codec.parse(save(codec, document, [{ op: "set", id: unit.id, target }], context), context);
  const { start, end } = unit.span;
  const [before, after] = [document.source.text, result.source.text];
  expect(after.startsWith(before.slice(0, start))).toBe(true);
  expect(after.endsWith(before.slice(end))).toBe(true);
  expect(after.length).toBeGreaterThanOrEqual(start + before.length - end);
  expect(result.source.bom).toBe(document.source.bom);
};
