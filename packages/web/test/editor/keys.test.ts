/** What keys mean in the editor, on keyboards of all kinds. */
import { describe, expect, it } from "vitest";
import { actOf, type Around, type Press } from "../../src/editor/keys.ts";

const plain: Press = {
  key: "",
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isAltGraph: false,
  isComposing: false,
};
const act = (press: Partial<Press>, around: Partial<Around> = {}) =>
  actOf({ ...plain, ...press }, { isMac: false, isInField: true, ...around });

describe("a key", () => {
  it.each([
    [{ key: "Enter", ctrlKey: true }, "save"],
    [{ key: "Enter", ctrlKey: true, shiftKey: true }, "save-cleared"],
    [{ key: "ArrowDown", altKey: true }, "next"],
    [{ key: "PageUp", altKey: true }, "previous"],
    [{ key: "Home", altKey: true }, "first"],
    [{ key: "C", ctrlKey: true, shiftKey: true }, "copy-source"],
    [{ key: "Backspace", ctrlKey: true, shiftKey: true }, "clear"],
    [{ key: "y", ctrlKey: true }, "needs-editing"],
  ] as const)("%j does %s", (press, kind) => expect(act(press)?.kind).toBe(kind));

  it("is known by its place where the layout writes other letters and signs", () => {
    expect(act({ key: "خ", code: "KeyO", ctrlKey: true })?.kind).toBe("copy-source");
    expect(act({ key: "ě", code: "Digit2", ctrlKey: true })).toEqual({ kind: "placeholder", index: 1 });
  });

  it("of a Mac has Cmd for Ctrl", () => {
    expect(act({ key: "Enter", metaKey: true }, { isMac: true })?.kind).toBe("save");
    expect(act({ key: "e", ctrlKey: true }, { isMac: true })).toBeUndefined();
    expect(act({ key: "Enter", metaKey: true })).toBeUndefined();
  });

  it("that writes a third sign is left alone, as is one within a composition", () => {
    expect(act({ key: "€", code: "KeyE", ctrlKey: true, altKey: true, isAltGraph: true })).toBeUndefined();
    expect(act({ key: "Enter", ctrlKey: true, altKey: true })).toBeUndefined();
    expect(act({ key: "Enter", ctrlKey: true, isComposing: true })).toBeUndefined();
  });

  it("of one letter acts outside fields only", () => {
    expect(act({ key: "?", shiftKey: true })).toBeUndefined();
    expect(act({ key: "?", shiftKey: true }, { isInField: false })?.kind).toBe("keys");
  });

  it("is a number where one is awaited", () => {
    expect(act({ key: "1", code: "Digit1" }, { awaited: "check" })).toEqual({ kind: "dismiss", index: 0 });
    expect(act({ key: "1", code: "Digit1" })).toBeUndefined();
  });

  it("Enter saves alone only where the account says so", () => {
    expect(act({ key: "Enter" })).toBeUndefined();
    expect(act({ key: "Enter" }, { enterSaves: true })?.kind).toBe("save");
    expect(act({ key: "Enter", shiftKey: true }, { enterSaves: true })).toBeUndefined();
  });
});
