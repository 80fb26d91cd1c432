/** What is sent, where a client takes several types. */
import { describe, expect, it } from "vitest";
import { preferred } from "../src/wire/accept.ts";
import { negotiate, NotAcceptable, UnknownFormat } from "../src/wire/negotiation.ts";

describe("negotiation", () => {
  it.each([
    [undefined, "json"],
    ["", "json"],
    ["*/*", "json"],
    ["application/*", "json"],
    ["text/html, application/json", "api"],
    ["application/json, text/html", "json"],
    ["text/html;q=0.5, application/json", "json"],
    ["application/json;q=0.2, text/html;q=0.9", "api"],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "api"],
    ["text/html;q=0, */*", "json"],
    ["*/*, application/json;q=0", "api"],
    ["text/*;q=0.3, text/html;q=0.1, application/json;q=0.2", "json"],
    ["APPLICATION/JSON;Q=0.4, text/html;q=0.3", "json"],
    ["text/html;q=nonsense, application/json;q=0.9", "api"],
  ])("takes %j to mean %s", (accept, rendering) => {
    expect(negotiate(accept, null)).toBe(rendering);
  });

  it("finds nothing to send where nothing is taken", () => {
    for (const accept of ["image/png", "application/json;q=0", "*/*;q=0", "json"])
      expect(negotiate(accept, null)).toBeInstanceOf(NotAcceptable);
  });

  it("takes a format by its name if the client takes its type", () => {
    expect(negotiate("text/html;q=0.1, application/json", "api")).toBe("api");
    expect(negotiate("application/json", "api")).toBeInstanceOf(NotAcceptable);
    expect(negotiate(undefined, "xml")).toBeInstanceOf(UnknownFormat);
  });

  it("offers first what the client names first", () => {
    expect(preferred("b/b, a/a", ["a/a", "b/b"])).toBe("b/b");
    expect(preferred("*/*", ["a/a", "b/b"])).toBe("a/a");
  });
});
