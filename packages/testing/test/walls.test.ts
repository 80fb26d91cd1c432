/** The order of the core's rooms, which the linter holds: every room has its place in it, and a door. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { rooms } from "../../../oxlint.config.ts";

const core = fileURLToPath(new URL("../../core/src/", import.meta.url));
const folders = readdirSync(core, { withFileTypes: true }).filter((entry) => entry.isDirectory());

it("holds every room of the core", () => {
  for (const { name } of folders)
    expect(rooms, `${name} has no place in the order of oxlint.config.ts`).toContain(name);
});

it("gives every room a door", () => {
  for (const { name } of folders) expect(existsSync(join(core, name, "index.ts")), name).toBe(true);
});

it("keeps the database's client out of the thread that reads files", () => {
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const [, names, path] of readFileSync(file, "utf8").matchAll(
      /^(?:import|export) (?!type)(\{[^}]*\}|\*) from "(\.[^"]+)"/gm,
    ))
      if (names === "*" || names?.slice(1, -1).split(",").some(carriesValue)) load(join(dirname(file), path ?? ""));
  };
  const carriesValue = (name: string) => name.trim() !== "" && !name.trim().startsWith("type ");
  load(join(core, "files/thread/program.ts"));
  const paths = [...loaded].map((file) => relative(core, file));
  expect(paths).toContain("units/editing.ts");
  expect(paths.filter((path) => path.startsWith("database/"))).toEqual([]);
});
