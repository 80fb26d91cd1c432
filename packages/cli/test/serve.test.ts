/** `dragoman serve` as a process: one for each data folder, ended by signals, and by kill -9 without a loss. */
import { describe, expect, it } from "vitest";
import { dragoman, serve, dataFolder } from "./command.ts";

describe("serving", () => {
  it("ends well on SIGTERM, and opens the folder again", async () => {
    await using folder = await dataFolder();
    for (const _ of [1, 2]) {
      const server = await serve(folder.path);
      expect((await fetch(`${server.url}/api/`)).status).toBe(200);
      expect(await server.stop("SIGTERM")).toMatchObject({ code: 0, stderr: "" });
    }
  });

  it("ends well on Ctrl-C", async () => {
    await using folder = await dataFolder();
    const server = await serve(folder.path);
    expect((await server.stop("SIGINT")).code).toBe(0);
  });

  it("keeps others out of its data folder, and tells them who has it", async () => {
    await using folder = await dataFolder();
    await using server = await serve(folder.path);
    const second = await dragoman(["user", "list", "--data-dir", folder.path]);
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(`in use by process ${server.process.pid}`);
    expect(second.stderr).not.toMatch(/^\s+at /m);
  });

  it("says that its port is taken", async () => {
    await using folder = await dataFolder();
    await using other = await dataFolder();
    await using server = await serve(folder.path);
    const second = await dragoman(["serve", "--port", new URL(server.url).port, "--data-dir", other.path]);
    expect([second.code, second.stderr]).toEqual([1, expect.stringContaining("another program listens there")]);
  });

  it("says that the database server is not there, without its password", async () => {
    const { code, stderr } = await dragoman(["migrate", "--database-url", "postgres://ada:hunter2@127.0.0.1:1/none"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("127.0.0.1:1/none")]);
    expect(stderr).not.toContain("hunter2");
  });
});
