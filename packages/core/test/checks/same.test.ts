import { describe, expect, it } from "vitest";
import { type Given, failing } from "./unit.ts";

const isSame = (text: string, given: Given = {}) => failing(text, text, given).includes("same");

describe("a translation that is its source", () => {
  it.each(["Monday morning", "Hello", "Open the file", "Click <b>here</b>", "Visit example.org now", "日本語の本"])(
    "fails for %j",
    (text) => {
      expect(isSame(text)).toBe(true);
    },
  );

  it.each([
    "",
    "…",
    "OK",
    "GNU GPL",
    "Linux",
    "12:30",
    "1,234.5",
    "100%",
    "© 2024 Somebody",
    "me@example.org",
    "http://example.org/page",
    "#hashtag",
    "example.org",
    "/usr/share/doc",
    "{name}",
    "@NAME@",
    "<br/>",
    "🎉",
    "Czech",
    "New Zealand Zealand".slice(4),
    "Acme Tools",
    "PostgreSQL Python",
    "Prague",
    "HTML &amp; CSS",
  ])("is excused for %j", (text) => {
    expect(isSame(text)).toBe(false);
  });

  it("is excused for what placeholders leave of it", () => {
    expect(isSame("%s (%d)", { flags: "c-format" })).toBe(false);
    expect(isSame("$PROGRAM$ widget", { flags: "placeholders:$PROGRAM$" })).toBe(false);
  });

  it("is excused for code in DocBook", () => {
    expect(isSame("print hello", { note: "Tag: screen" })).toBe(false);
  });

  it("is only excused for placeholders where the flag is strict", () => {
    expect([
      isSame("%s", { flags: "c-format, strict-same" }),
      isSame("%s MB", { flags: "c-format, strict-same" }),
      isSame("Linux", { flags: "strict-same" }),
    ]).toEqual([false, true, true]);
  });
});
