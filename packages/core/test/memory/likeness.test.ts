import { describe, expect, it } from "vitest";
import {
  indexedLength,
  leastQuality,
  lengthsOf,
  longestCompared,
  piecesOf,
  qualityOf,
} from "../../src/memory/likeness.ts";

describe("the quality of a match", () => {
  it.each([
    ["Save the file", "Save the file", 100],
    ["{count} unread messages in the {channel}", "{count} unread messages in {channel}", 90],
    ["Save the file", "save the file", 92],
    ["Colour", "Color", 83],
  ])("%j for %j is %d", (wanted, found, quality) => {
    expect(qualityOf([wanted], [found])).toBe(quality);
  });

  it("is low for other sentences of the same language", () => {
    expect(qualityOf(["Mark all messages as read"], ["Do not disturb me today"])).toBeLessThan(leastQuality);
  });

  it("is that of the nearest form where what was found has no forms, and never that of the same text", () => {
    expect(qualityOf(["%d file", "%d files"], ["%d files"])).toBe(99);
    expect(qualityOf(["%d file", "%d files"], ["%d file", "%d files"])).toBe(100);
  });

  it("is nothing for texts that are too long to be compared", () => {
    const long = "word ".repeat(longestCompared);
    expect(qualityOf([long], [`${long}.`])).toBe(0);
    expect(piecesOf([long])).toEqual([]);
  });
});

describe("the pieces of a text", () => {
  it.each([
    ["Save the file", ["Save", "the file"]],
    ["Close", ["Close"]],
    ["Colour", ["Col", "our"]],
    ["OK", []],
    ["", []],
    ["すべて既読にする", ["すべて既", "読にする"]],
  ])("of %j are %j", (text, pieces) => {
    expect(piecesOf([text])).toEqual(pieces);
  });

  it("are few, of a long text those of its beginning", () => {
    const pieces = piecesOf([Array.from({ length: 90 }, (_, at) => `word${at}`).join(" ")]);
    expect(pieces.length).toBeLessThanOrEqual(7);
    expect(pieces.join(" ").length).toBeLessThanOrEqual(indexedLength);
  });

  it.each([
    ["You can change this at any time, in the settings of your account.", "change this", "alter that"],
    ["Show previews on the lock screen", "previews", "pictures"],
    ["Notifications of %s", "of", "from"],
  ])("outlive a change of some words: %s", (text, from, to) => {
    const changed = text.replace(from, to).toLowerCase();
    expect(qualityOf([text], [text.replace(from, to)])).toBeGreaterThanOrEqual(leastQuality);
    expect(piecesOf([text]).some((piece) => changed.includes(piece.toLowerCase()))).toBe(true);
  });
});

describe("the lengths that are looked at", () => {
  it("hold all that can be like the text", () => {
    const { least, most } = lengthsOf(["0123456789"]);
    expect([least, most]).toEqual([6, 17]);
    expect(qualityOf(["0123456789"], ["01234"])).toBeLessThan(leastQuality);
    expect(qualityOf(["0123456789"], ["012345678901234567"])).toBeLessThan(leastQuality);
  });
});
