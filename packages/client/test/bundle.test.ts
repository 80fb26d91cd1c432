/** How much a page gets of the client, and that it works outside of the workspace: on Nodes, and in a browser. */
import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { type App, type Incoming, type Reply } from "@dragoman/http";
import { serve } from "@dragoman/node";
import { Effect, Exit, Scope } from "effect";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundled, expected, program } from "./bundled.ts";
import { openWorld, tokenOf, type World } from "./world.ts";

describe("the bundle", () => {
  it("is small, and needs nothing", async () => {
    const { text, imports } = await bundled("index.ts");
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(8_000);
    expect(imports).toEqual([]);
  });

  it("has Effect only for those who ask for it", async () => {
    expect((await bundled("effect.ts", ["effect"])).imports).toEqual(["effect"]);
  });
});

/** The app, with a page beside it. */
const withPage = ({ handle }: App, files: Readonly<Record<string, Reply>>) => ({
  handle: async (incoming: Incoming, signal?: AbortSignal) => files[incoming.target] ?? handle(incoming, signal),
});

const file = (type: string, body: string): Reply => ({ status: 200, headers: { "content-type": type }, body });

describe("over a socket", () => {
  let world: World;
  let url: string;
  let folder: string;
  const scope = Scope.makeUnsafe();
  const token = tokenOf("admin");

  beforeAll(async () => {
    world = await openWorld();
    const { text } = await bundled("index.ts");
    const page = `<!doctype html><script type="module">${program(token)}globalThis.seen = seen;</script>`;
    const app = withPage(world.site.app, {
      "/page": file("text/html", page),
      "/client.mjs": file("text/javascript", text),
    });
    ({ url } = await Effect.runPromise(Scope.provide(serve({ app, port: 0 }), scope)));
    folder = await mkdtemp(join(tmpdir(), "dragoman-client-"));
    await writeFile(join(folder, "client.mjs"), text);
    await writeFile(join(folder, "program.mjs"), `${program(token, url)}console.log(JSON.stringify(seen));`);
  });
  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    await rm(folder, { recursive: true, force: true });
    await world.close();
  });

  const system = "/usr/bin/node";
  const hasNode20 = existsSync(system) && execFileSync(system, ["--version"]).toString().startsWith("v20.");
  const ask = async (node: string) =>
    JSON.parse((await promisify(execFile)(node, [join(folder, "program.mjs")])).stdout) as unknown;

  it("works on this Node", async () => {
    expect(await ask(process.execPath)).toEqual(expected);
  });

  it.skipIf(!hasNode20)("works on Node 20 (needs one)", async () => {
    expect(await ask(system)).toEqual(expected);
  });

  const browser = "/usr/bin/chromium";
  it.skipIf(!existsSync(browser))("works in a page (needs Chromium)", async () => {
    await using running = await chromium.launch({ executablePath: browser, args: ["--no-sandbox"] });
    const page = await running.newPage();
    const failed = new Promise<never>((_, reject) => page.on("pageerror", reject));
    await page.goto(`${url}/page`);
    const seen = page.waitForFunction("globalThis.seen");
    expect(await (await Promise.race([seen, failed])).jsonValue()).toEqual(expected);
  });
});
