/** The examples, started as their readmes say. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const examples = fileURLToPath(new URL("../../../examples/", import.meta.url));

/** Runs a program of an example with a data folder of its own. */
const start = async (program: string) => {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-example-"));
  return startIn(folder, program);
};

const startIn = async (folder: string, program: string) => {
  const started = spawn(process.execPath, ["--conditions=dragoman-source", join(examples, program), folder, "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(started, "exit");
  const [line] = (await once(createInterface(started.stdout), "line")) as [string];
  return {
    folder,
    line,
    url: /http:\S+/.exec(line)?.[0] ?? "",
    /** Exit code and signal. */
    ended,
    kill: () => started.kill("SIGTERM"),
    [Symbol.asyncDispose]: async () => {
      started.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Asks from one of this machine's own addresses. */
const askFrom = async (localAddress: string, url: string) => {
  const asked = request(url, { localAddress, headers: { connection: "close" } }).end();
  const [answer] = (await once(asked, "response")) as [NodeJS.ReadableStream & { headers: Record<string, string> }];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { headers: answer.headers, json: JSON.parse(Buffer.concat(parts).toString()) };
};

it("node-server answers, and ends well when it is told to", async () => {
  await using server = await start("node-server/server.mjs");
  expect((await fetch(`${server.url}/api/`)).status).toBe(200);
  server.kill();
  expect(await server.ended).toEqual([0, null]);
});

it("in-process works without a server, ends by itself, and runs again", async () => {
  await using first = await start("in-process/program.mjs");
  expect(first.line).toBe("The project Hello has the id 1.");
  expect(await first.ended).toEqual([0, null]);
  await using again = await startIn(first.folder, "in-process/program.mjs");
  expect(again.line).toBe(first.line);
  expect(await again.ended).toEqual([0, null]);
});

describe.each(["express-app/app.mjs", "fastify/server.mjs", "hono/app.mjs", "node-http/server.mjs"])(
  "%s",
  (program) => {
    it("lists projects below its prefix, counts clients apart, and ends whole", async () => {
      await using server = await start(program);
      expect(server.url).toMatch(/\/l10n$/);
      const first = await askFrom("127.0.0.1", `${server.url}/api/`);
      expect(first.json.projects).toBe(`${server.url}/api/projects/`);
      expect((await askFrom("127.0.0.1", first.json.projects)).json).toMatchObject({ count: 0, results: [] });
      const left = async (address: string) =>
        Number((await askFrom(address, `${server.url}/api/`)).headers["x-ratelimit-remaining"]);
      expect([await left("127.0.0.1"), await left("127.0.0.2"), await left("127.0.0.1")]).toEqual([97, 99, 96]);

      const posted = await fetch(`${server.url}/api/projects/`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: "Token wlu_none" },
        body: "{}",
      });
      expect(posted.status).toBe(401);
      expect(await (await fetch(new URL("/", server.url))).text()).toContain("translations");
      server.kill();
      expect(await server.ended).toEqual([0, null]);
    });
  },
);
