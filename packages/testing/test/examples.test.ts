/** The examples, started as their readmes say. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const examples = fileURLToPath(new URL("../../../examples/", import.meta.url));

it("node-server answers, and ends well when it is told to", async () => {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-example-"));
  const program = join(examples, "node-server/server.mjs");
  const server = spawn(process.execPath, ["--conditions=source", program, folder, "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = (await once(createInterface(server.stdout), "line")) as [string];
    const url = /http:\S+/.exec(line)?.[0] ?? "";
    expect((await fetch(`${url}/api/`)).status).toBe(200);
    server.kill("SIGTERM");
    expect(await once(server, "exit")).toEqual([0, null]);
  } finally {
    server.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
});
