/** From addresses of repositories to where they are on a forge. */
import { describe, expect, it } from "vitest";
import { forgeKinds, locate } from "../../src/forges/inside.ts";

const kindOf = (id: string) => forgeKinds.find((kind) => kind.id === id) ?? expect.fail(`There is no kind ${id}.`);

describe("github", () => {
  const github = kindOf("github");
  const place = { owner: "owner", name: "name" };

  it.each([
    ["https://github.com/owner/name.git", "github.com"],
    ["https://user:secret@github.com/owner/name", "github.com"],
    ["http://127.0.0.1:3000/owner/name/", "127.0.0.1:3000"],
    ["git@github.com:owner/name.git", "github.com"],
    ["ssh://git@ssh.github.com:443/owner/name.git", "github.com"],
  ])("finds the repository of %s", (address, host) => {
    expect(locate(github, address)).toEqual({ host, place });
  });

  it.each([
    "https://github.com/owner",
    "https://github.com/owner/name/tree",
    "file:///srv/owner/name",
    "/srv/owner/name",
    "git://github.com/owner/name",
  ])("finds none in %s", (address) => {
    expect(locate(github, address)).toBeUndefined();
  });

  it("has its interface at a host of its own, and Enterprise below its path", () => {
    expect(github.base("https://github.com")).toBe("https://api.github.com");
    expect(github.base("https://git.example.org:8443")).toBe("https://git.example.org:8443/api/v3");
  });
});

describe("gitlab", () => {
  it("has groups within groups", () => {
    expect(locate(kindOf("gitlab"), "git@gitlab.example.org:top/sub/name.git")).toEqual({
      host: "gitlab.example.org",
      place: { owner: "top/sub", name: "name" },
    });
    expect(locate(kindOf("gitlab"), "https://gitlab.example.org/name.git")).toBeUndefined();
  });
});
