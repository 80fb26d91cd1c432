/** Commands that the documentation tells people to run are commands, with options that there are. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inProcess } from "./command.ts";

const pages = ["../../../docs/operations.md", "../README.md"].map((name) =>
  readFileSync(new URL(name, import.meta.url), "utf8"),
);
const told = pages
  .flatMap((text) => [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = ""]) => block.split("\n")))
  .flatMap((line) => /^(?:npx )?dragoman (.*)$/.exec(line)?.[1] ?? []);

describe("a command in the documentation", () => {
  it.each([...new Set(told)])("dragoman %s", async (line) => {
    const words = line.split(" ");
    const flags = words.filter((word) => word.startsWith("--"));
    const { code, stdout } = await inProcess([...words.slice(0, 2).filter((word) => /^[a-z]+$/.test(word)), "--help"]);
    expect(code).toBe(0);
    for (const flag of flags) expect(stdout).toMatch(new RegExp(`^ +${flag}\\b`, "m"));
  });
});
