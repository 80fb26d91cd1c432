/** Notifications of services: what is told of each is what is read. */
import { describe, expect, it } from "vitest";
import { forgeKind, locate } from "../../src/forges/inside.ts";
import { hookServices, type Outline } from "../../src/hooks/index.ts";

const header = (name: string) => ({ "x-github-event": "push", "x-event-key": "repo:push" })[name];

/** The same value, which tells of each name that is looked for in it. */
const watched = (value: unknown, path: string, seen: Set<string>): unknown =>
  typeof value !== "object" || value === null
    ? value
    : new Proxy(value, {
        getOwnPropertyDescriptor: (target, name) => {
          if (!Array.isArray(target)) seen.add(`${path}.${String(name)}`);
          return Reflect.getOwnPropertyDescriptor(target, name);
        },
        get: (target, name) =>
          watched(Reflect.get(target, name), Array.isArray(target) ? path : `${path}.${String(name)}`, seen),
      });

const pathsOf = (part: Outline[string], path = ""): readonly string[] => {
  if (typeof part === "string") return [path];
  if (Array.isArray(part)) return pathsOf(part[0], path);
  return [path, ...Object.entries(part).flatMap(([name, each]) => pathsOf(each, `${path}.${name}`))];
};

describe.each(Object.values(hookServices))("a notification of $id", ({ outline, example, read }) => {
  it("is read as a push of its example", () => {
    const push = read(example, header);
    expect(push).toMatchObject({ branch: "main", fullName: expect.stringContaining("hello") });
    expect(push?.urls.join(" ")).toContain("hello");
  });

  it("is read where its outline says, and nowhere else", () => {
    const seen = new Set<string>();
    read(watched(example, "", seen), header);
    expect(seen.size).toBeGreaterThan(2);
    expect([...seen].filter((path) => !pathsOf(outline).includes(path))).toEqual([]);
  });
});

describe("news of a request at azure", () => {
  it("name the repository as the forge's kind does", () => {
    const repository = {
      name: "hello",
      remoteUrl: "https://dev.azure.com/example/tea/_git/hello",
      project: { name: "tea" },
    };
    const resource = { pullRequestId: 7, sourceRefName: "refs/heads/translations", repository };
    const news = hookServices.azure.readRequest?.({ eventType: "git.pullrequest.merged", resource }, () => undefined);
    expect(news).toEqual({ fullName: "example/tea/hello", number: 7, branch: "translations" });
    const kind = forgeKind("azure_devops");
    expect(kind && locate(kind, repository.remoteUrl)?.place).toEqual({ owner: "example/tea", name: "hello" });
  });
});
