/** The commands of docs/uploads.md, one after the other, against a server. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createZip } from "@dragoman/formats";
import { expect, it } from "vitest";
import { gettextFiles, makeRemote } from "../src/index.ts";
import { adminToken, startProcess } from "../src/processes/serverProcess.ts";

const hasTools = ["curl", "jq"].every((name) => spawnSync(name, ["--version"]).status === 0);

it.runIf(hasTools)(
  "the commands of docs/uploads.md do what it says",
  async () => {
    const page = await readFile(new URL("../../../docs/uploads.md", import.meta.url), "utf8");
    const commands = [...page.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, text]) => text ?? "");
    const folder = await mkdtemp(join(tmpdir(), "dragoman-docs-"));
    const remote = makeRemote(gettextFiles);
    const server = await startProcess({ DRAGOMAN_DATA_DIR: join(folder, "data") }, { administrator: true });
    try {
      await server.ask("POST /api/projects/", { name: "App", slug: "app", web: "https://example.org/" });
      const made = await server.ask("POST /api/projects/app/components/", {
        name: "Po",
        slug: "po",
        repo: remote.url,
        filemask: "po/*.po",
        new_base: "po/app.pot",
        file_format: "po",
      });
      expect(made.status).toBe(201);
      while ((await server.ask("GET /api/components/app/po/")).json.task_url !== null)
        await new Promise((resolve) => setTimeout(resolve, 50));
      await writeFile(join(folder, "cs.po"), gettextFiles["po/cs.po"].replace("Ahoj", "Nazdar"));
      await writeFile(join(folder, "app.pot"), gettextFiles["po/app.pot"].replace('"Hello"', '"Hello there"'));
      const files = new Map(Object.entries(gettextFiles).map(([name, text]) => [name, Buffer.from(text)]));
      await writeFile(join(folder, "files.zip"), createZip(files));
      const outputs = commands.map((command) =>
        execFileSync("sh", ["-e", "-c", command], {
          cwd: folder,
          env: { PATH: process.env["PATH"], URL: server.url, TOKEN: adminToken },
          encoding: "utf8",
        }),
      );
      const read = async (name: string) => JSON.parse(await readFile(join(folder, name), "utf8"));
      expect(outputs[0]).toContain("changed\tHello\tAhoj\tNazdar");
      expect(await read("done.json")).toMatchObject({ accepted: 1, skipped: 1, result: true });
      expect((await readFile(join(folder, "status"), "utf8")).trim()).toBe("412");
      expect(await read("refused.json")).toEqual({ detail: expect.any(String) });
      expect(await read("source.json")).toMatchObject({ accepted: 3, total: 3 });
      expect(await read("found.json")).toMatchObject({
        file_format: "po",
        filemask: "po/*.po",
        new_base: "po/app.pot",
      });
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
      remote.remove();
    }
  },
  300_000,
);
