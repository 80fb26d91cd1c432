/** The console's own texts: every one that code asks for is there, in every language, and none that nobody asks for. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checks } from "@dragoman/core/checks";
import { parse, type Pattern, type Resource, Visitor, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { fallback, spoken } from "../src/l10n/languages.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), "utf8");
const rooms = readdirSync(join(root, "locales", fallback)).map((file) => file.replace(".ftl", ""));

const resourceOf = (language: string, room: string): Resource => parse(read("locales", language, `${room}.ftl`), {});

/** Ids of messages and of their attributes, with the names of what is put into each. */
const idsOf = (resource: Resource): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>();
  const variables = (pattern: Pattern) => {
    const names = new Set<string>();
    const visitor = new (class extends Visitor {
      override visitVariableReference(node: VariableReference) {
        names.add(node.id.name);
      }
    })();
    visitor.visit(pattern);
    return [...names].sort().join(" ");
  };
  for (const entry of resource.body) {
    if (entry.type !== "Message") continue;
    if (entry.value !== null) ids.set(entry.id.name, variables(entry.value));
    for (const { id, value } of entry.attributes) ids.set(`${entry.id.name}.${id.name}`, variables(value));
  }
  return ids;
};

const english = new Map(rooms.map((room) => [room, idsOf(resourceOf(fallback, room))]));

const code = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: read("src", file) }));

describe("the texts of the console", () => {
  it.each(code.map(({ file }) => file))("has all that %s asks for", (file) => {
    const { text } = code.find((each) => each.file === file) ?? { text: "" };
    const asked = [...text.matchAll(/\b(?:t|rich)\(\s*"([\w-]+)"/g)].map(([, id = ""]) => id);
    const room = file.split("/")[0] ?? "";
    const known = new Map([...(english.get("kit") ?? []), ...(english.get(room) ?? [])]);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(rooms)("has nothing in %s that nobody asks for", (room) => {
    const all = code.map(({ text }) => text).join("\n");
    // Ids that are put together begin with what stands before the first hole.
    const beginnings = [...all.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, beginning = ""]) => beginning);
    const unused = [...(english.get(room)?.keys() ?? [])].filter((key) => {
      const [id = ""] = key.split(".");
      return !all.includes(`"${id}"`) && !beginnings.some((beginning) => id.startsWith(beginning));
    });
    expect(unused).toEqual([]);
  });

  it.each(rooms)("has ids in %s that begin with the name of their room", (room) => {
    const ids = [...(english.get(room)?.keys() ?? [])];
    expect(ids.filter((id) => !id.startsWith(`${room}-`) && !(room === "kit" && id.startsWith("state-")))).toEqual([]);
  });

  const others = spoken.filter(({ code: language }) => language !== fallback).map(({ code: language }) => language);
  it.each(others.flatMap((language) => rooms.map((room) => [language, room] as const)))(
    "is whole in %s (%s), with the same things put in",
    (language, room) => {
      const resource = resourceOf(language, room);
      expect(resource.body.filter(({ type }) => type === "Junk")).toEqual([]);
      expect(Object.fromEntries(idsOf(resource))).toEqual(Object.fromEntries(english.get(room) ?? []));
    },
  );

  it("has a name and an explanation for every check of the server", () => {
    const expected = checks.flatMap(({ id }) => [`checks-${id}`, `checks-${id}-about`]);
    expect([...(english.get("checks")?.keys() ?? [])].sort()).toEqual(expected.sort());
  });

  it.each(rooms)("can be read in English (%s)", (room) => {
    expect(resourceOf(fallback, room).body.filter(({ type }) => type === "Junk")).toEqual([]);
  });
});
