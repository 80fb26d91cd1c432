import { describe, expect, it } from "vitest";
import { reasonOf } from "../../src/git/reason.ts";

describe("why a remote cannot be used", () => {
  it.each([
    ["host_unknown", "The host git.example is not known. It shows a key with the fingerprint SHA256:abc."],
    ["host_changed", "The host git.example has another key than the one that was confirmed."],
    ["no_ssh_access", "git@git.example: Permission denied (publickey)."],
    ["no_access", "fatal: could not read Username for 'https://git.example': terminal prompts disabled"],
    ["no_access", "fatal: Authentication failed for 'https://git.example/a.git/'"],
    ["no_branch", "fatal: couldn't find remote ref refs/heads/next"],
    ["no_branch", "The remote has no branch next."],
    ["not_found", "fatal: repository 'https://git.example/a.git/' not found"],
    ["unreachable", "fatal: unable to access 'https://git.example/': Could not resolve host: git.example"],
    [undefined, "error: something else"],
  ])("is %s for: %s", (reason, text) => {
    expect(reasonOf({ text, timedOut: false })).toBe(reason);
  });

  it("is the time where git was stopped, whatever it said", () => {
    expect(reasonOf({ text: "not found", timedOut: true })).toBe("too_slow");
  });
});
