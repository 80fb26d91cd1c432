/** The order of the core's rooms, which the linter holds: every room has its place in it. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { rooms } from "../../../oxlint.config.ts";

const core = fileURLToPath(new URL("../../core/src/", import.meta.url));

it("holds every room of the core", () => {
  const folders = readdirSync(core, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const known = rooms.map((room) => room.split("/")[0]);
  for (const { name } of folders)
    expect(known, `${name} has no place in the order of oxlint.config.ts`).toContain(name);
});
