/** What a server leaves when it is killed is taken away by the next one. */
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gettextFiles, type GitRemote, makeRemote } from "../src/index.ts";
import { adminToken, type ServerProcess, startProcess } from "../src/processes/serverProcess.ts";

const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Processes that a process has started. */
const childrenOf = (pid: number): number[] =>
  readdirSync("/proc").flatMap((name) => {
    try {
      const parent = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, "utf8"))?.[1];
      return /^\d+$/.test(name) && Number(parent) === pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });

describe.runIf(process.platform === "linux")("a server that was killed amid an upload", () => {
  let folder: string;
  let remote: GitRemote;
  const list = (path: string) => readdirSync(join(folder, path));
  const start = (administrator: boolean) =>
    startProcess({ DRAGOMAN_DATA_DIR: join(folder, "data"), TMPDIR: join(folder, "tmp") }, { administrator });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "dragoman-left-"));
    mkdirSync(join(folder, "tmp"));
    remote = makeRemote(gettextFiles);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    remote.remove();
  });

  const makeComponent = async (server: ServerProcess) => {
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
    await until(async () => (await server.ask("GET /api/components/app/po/")).json.task_url === null);
  };
  /** Half of a file, whose rest never comes. */
  const beginUpload = (server: ServerProcess) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(
      `POST /api/translations/app/po/cs/file/ HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Token ${adminToken}\r\n` +
        "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n" +
        '--b\r\nContent-Disposition: form-data; name="file"; filename="cs.po"\r\n\r\n',
    );
    socket.write("x".repeat(1_000_000));
    return socket;
  };

  it("leaves nothing that its successor does not take away", async () => {
    const server = await start(true);
    await makeComponent(server);
    const socket = beginUpload(server);
    await until(() => list("data").includes("uploads") && list("data/uploads").length > 0);
    expect(list("tmp")).toEqual([expect.stringMatching(/^dragoman-launcher-/)]);
    // With its launcher, which would have tidied up.
    for (const pid of childrenOf(server.process.pid ?? 0)) process.kill(pid, "SIGKILL");
    await server.kill();
    socket.destroy();
    expect([list("tmp").length, list("data/uploads").length]).toEqual([1, 1]);
    const again = await start(false);
    await until(() => list("tmp").length === 0 && list("data/uploads").length === 0);
    expect(await again.stop()).toBe(0);
  }, 120_000);
});
