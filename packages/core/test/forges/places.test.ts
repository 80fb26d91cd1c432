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

describe.each([
  ["bitbucketserver", "https://git.example.org/scm/KEY/name.git", "git.example.org", "KEY"],
  ["bitbucketserver", "ssh://git@git.example.org:7999/~jana/name.git", "git.example.org", "~jana"],
  ["bitbucketcloud", "git@bitbucket.org:workspace/name.git", "bitbucket.org", "workspace"],
  ["azure_devops", "https://org@dev.azure.com/org/A%20project/_git/name", "dev.azure.com", "org/A project"],
  ["azure_devops", "https://dev.azure.com/org/_git/name", "dev.azure.com", "org/name"],
  ["azure_devops", "git@ssh.dev.azure.com:v3/org/project/name", "dev.azure.com", "org/project"],
  ["pagure", "https://pagure.io/name.git", "pagure.io", ""],
  ["pagure", "ssh://git@pagure.io/forks/jana/rpms/name.git", "pagure.io", "forks/jana/rpms"],
  ["gerrit", "https://review.example.org/a/platform/build/name", "review.example.org", "platform/build"],
  ["gerrit", "ssh://jana@review.example.org:29418/name", "review.example.org", ""],
])("%s", (id, address, host, owner) => {
  it(`finds the repository of ${address}`, () => {
    expect(locate(kindOf(id), address)).toEqual({ host, place: { owner, name: "name" } });
  });

  it(`says where that is over HTTPS, so that it is found again`, () => {
    const kind = kindOf(id);
    expect(locate(kind, kind.url(`https://${host}`, { owner, name: "name" }))).toEqual({
      host,
      place: { owner, name: "name" },
    });
  });
});
