import fc from "fast-check";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { checkAddress, redact, redactUrls, type Scheme } from "../../src/git/index.ts";

const usual: readonly Scheme[] = ["https", "ssh"];
const accepted = (text: string, allowed = usual) => Result.getOrThrow(checkAddress(text, allowed));
const reason = (text: string, allowed = usual) => Result.getOrThrow(Result.flip(checkAddress(text, allowed))).reason;

describe("addresses of repositories", () => {
  it.each([
    ["https://example.org/p/c.git", "https://example.org/p/c.git", "https"],
    ["HTTPS://example.org:8443/p", "https://example.org:8443/p", "https"],
    ["https://[2001:db8::1]/p", "https://[2001:db8::1]/p", "https"],
    ["ssh://git@example.org:22/p.git", "ssh://git@example.org:22/p.git", "ssh"],
    ["git@example.org:p/c.git", "git@example.org:p/c.git", "ssh"],
    ["example.org:p/c.git", "example.org:p/c.git", "ssh"],
  ])("accept %s", (text, url, scheme) => {
    expect(accepted(text)).toEqual({ url, scheme });
  });

  it("keep credentials apart from what is shown and given to git as an argument", () => {
    expect(accepted("https://jana:s%40cret@example.org/p")).toEqual({
      url: "https://example.org/p",
      scheme: "https",
      credentials: { username: "jana", password: "s@cret" },
    });
    expect(accepted("https://token@example.org/p").credentials).toEqual({ username: "token", password: "" });
    expect(accepted("ssh://git:pw@example.org/p")).toEqual({ url: "ssh://git@example.org/p", scheme: "ssh" });
  });

  it("of this machine pass only where they are allowed", () => {
    for (const text of ["file:///srv/p.git", "/srv/p.git", "file://localhost/srv/p.git"]) {
      expect(reason(text)).toContain("file:// are not allowed");
      expect(accepted(text, ["file"])).toEqual({ url: "file:///srv/p.git", scheme: "file" });
    }
    expect(accepted("/srv/50%20p.git", ["file"]).url).toBe("file:///srv/50%2520p.git");
    expect(reason("http://example.org/p")).toContain("http:// are not allowed");
  });

  it.each([
    ["ext::sh -c touch% /tmp/x", "spaces"],
    ["ext::sh", "Transport helpers"],
    ["fd::17", "Transport helpers"],
    ["::https://example.org/p", "Transport helpers"],
    ["--upload-pack=touch", "hyphen"],
    ["-oProxyCommand=x", "hyphen"],
    ["ssh://-oProxyCommand=x/p", "not an address"],
    ["ssh://-l@example.org/p", "user name"],
    ["ssh://%2DoProxyCommand=x/p", "not an address"],
    ["git@-oProxyCommand:p", "not an address"],
    ["git@example.org:-p", "not an address"],
    ["https://example.org\\@evil.example/p", "backslashes"],
    ["https://example.org/p\n--x", "control characters"],
    ["https://example.org/p\0", "control characters"],
    ["https://a%0Ab:c@example.org/p", "control characters"],
    ["file://host/share", "another machine"],
    ["ftp://example.org/p", "ftp:// are not allowed"],
    ["../other", "not an address"],
    ["other", "not an address"],
    ["https://example.org", "not an address"],
    ["", "empty"],
  ])("refuse %j", (text, words) => {
    expect(reason(text, ["https", "http", "ssh", "git", "file"])).toContain(words);
  });

  it("are refused when they are too long", () => {
    expect(reason(`https://example.org/${"long".repeat(500)}`)).toContain("too long");
  });

  it("never hold a password, a control character, or an option once they are accepted", () => {
    const part = fc.string({ unit: fc.constantFrom(..."ab-:@/.%\\ \n~[]?#") });
    const text = fc
      .tuple(fc.constantFrom("", "https://", "ssh://", "file://", "http://"), part)
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (address) => {
        const checked = checkAddress(address, ["https", "http", "ssh", "file"]);
        if (Result.isFailure(checked)) return;
        const { url } = checked.success;
        expect(url).not.toMatch(/^-|^[\w+.-]*::|[\s\p{Cc}\\]/u);
        expect(redactUrls(url)).toBe(url);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("redaction", () => {
  it("takes the credentials of every URL out of a text", () => {
    expect(redactUrls("fatal: 'https://u:p@h/x' and http://token@h:1/y but ssh://git:pw@h/z")).toBe(
      "fatal: 'https://h/x' and http://h:1/y but ssh://git@h/z",
    );
    expect(redactUrls("git@example.org:p and mail@example.org")).toBe("git@example.org:p and mail@example.org");
  });

  it("takes out the password itself, as it is and as it stands in URLs", () => {
    expect(redact("remote: bad p@ss word, p%40ss%20word", { username: "u", password: "p@ss word" })).toBe(
      "remote: bad ***, ***",
    );
  });
});
