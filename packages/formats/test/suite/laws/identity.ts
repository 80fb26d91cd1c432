/** What holds for a file that nobody changes. */
import { expect, it } from "vitest";
import { type Codec, save } from "../../../src/contract/index.ts";
import type { Golden } from "../golden.ts";

export const identityLaws = (codec: Codec, golden: Golden): void => {
  it("saves the unchanged file byte for byte", () => {
    const document = codec.parse(golden.bytes, golden.context);
    expect(Buffer.from(save(codec, document, [], golden.context)).equals(golden.bytes)).toBe(true);
  });

  it("gives every unit an id of its own, under which it is found", () => {
    const document = codec.parse(golden.bytes, golden.context);
    expect(new Set(document.units.map((unit) => unit.id)).size).toBe(document.units.length);
    for (const unit of document.units) expect(document.byId(unit.id)).toBe(unit);
  });

  it("gives every unit a span in the text, and the line on which it starts", () => {
    const document = codec.parse(golden.bytes, golden.context);
    const { text } = document.source;
    for (const { span } of document.units) {
      expect(span.start).toBeGreaterThanOrEqual(0);
      expect(span.end).toBeGreaterThanOrEqual(span.start);
      expect(span.end).toBeLessThanOrEqual(text.length);
      expect(span.line).toBe(text.slice(0, span.start).split(/\r\n|\n|\r/).length);
    }
  });

  it("gives every unit as many texts as its plural has slots", () => {
    const document = codec.parse(golden.bytes, golden.context);
    for (const unit of document.units) {
      if (unit.plural === undefined) expect(unit.target).toHaveLength(1);
      if (unit.plural?.by === "index") expect(unit.target).toHaveLength(unit.plural.count);
      if (unit.plural?.by === "category") expect(unit.target).toHaveLength(unit.plural.slots.length);
    }
  });
};
