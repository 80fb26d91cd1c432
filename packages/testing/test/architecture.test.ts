/** The map of the house names only what is there, and leaves no package and no room out. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { rooms } from "../../../oxlint.config.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const page = (name: string) => readFileSync(join(root, name), "utf8");
const named = (text: string) =>
  [...text.matchAll(/`((?:packages|docs|examples|bench|scripts|\.ci)\/[^\s`]+|oxlint\.config\.ts)`/g)].map(
    ([, path]) => path ?? "",
  );

const folders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`);

describe("the map", () => {
  const paths = named(page("docs/architecture.md"));

  it.each([...new Set(paths)])("names %s, which is there", (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });

  it.each([...folders("packages"), ...folders("packages/core/src")])("tells what %s is for", (path) => {
    expect(paths).toContain(path);
  });
});

describe("the rooms of the map", () => {
  it("stand in the order that the linter holds", () => {
    const told = [...page("docs/architecture.md").matchAll(/^- `packages\/core\/src\/(\w+)`:/gm)].map(
      ([, room]) => room,
    );
    expect(told).toEqual(rooms.filter((room) => told.includes(room)));
  });
});

describe("the page on security", () => {
  const text = page("docs/security.md");
  const tests = [...text.matchAll(/`([\w./-]+\.(?:test\.)?ts)`/g)].map(([, path]) => path ?? "");
  const places = (path: string) =>
    path.startsWith("packages/") ? [path] : [`packages/http/test/${path}`, `packages/core/test/git/${path}`];

  it.each([...new Set([...tests, ...named(text)])])("names %s, which is there", (path) => {
    expect(places(path).some((place) => existsSync(join(root, place)))).toBe(true);
  });
});

describe("the guide to operations", () => {
  it("tells of every setting, and of no other", async () => {
    const { variables } = await import("@dragoman/node");
    const told = new Set(page("docs/operations.md").match(/DRAGOMAN_[A-Z_]+/g));
    expect([...told].sort()).toEqual(Object.values(variables).sort());
  });
});
