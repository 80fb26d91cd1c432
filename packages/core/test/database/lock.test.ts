import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Effect } from "effect";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "../../src/database/embedded/lock.ts";
import { start } from "../processes/start.ts";

const lockFolderProgram = new URL("programs/lockFolder.ts", import.meta.url);

describe("the lock of a data folder", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-lock-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const attempt = () => Effect.runPromise(Effect.scoped(Effect.result(lockFolder(folder))));

  it("keeps other processes out, and names its holder", async () => {
    const holder = start(lockFolderProgram, folder);
    expect(await holder.line()).toBe("locked");
    expect(await attempt()).toMatchObject({ failure: { _tag: "DataFolderInUse", folder, pid: holder.pid } });
    await holder.kill();
  });

  it("keeps a second user in the same process out", async () => {
    const second = await Effect.runPromise(Effect.scoped(Effect.andThen(lockFolder(folder), Effect.promise(attempt))));
    expect(second).toMatchObject({ failure: { _tag: "DataFolderInUse", pid: process.pid } });
  });

  it("is free again when its scope closes", async () => {
    await attempt();
    expect(await attempt()).toMatchObject({ _tag: "Success" });
  });

  it("cannot be had where a folder cannot be", async () => {
    writeFileSync(join(folder, "file"), "");
    const nowhere = lockFolder(join(folder, "file", "data"));
    const outcome = await Effect.runPromise(Effect.scoped(Effect.result(nowhere)));
    expect(outcome).toMatchObject({ failure: { _tag: "EmbeddedDatabaseFailed" } });
  });

  it("goes to exactly one of many processes that come after a killed one", async () => {
    const killed = start(lockFolderProgram, folder);
    await killed.line();
    await killed.kill();
    const rivals = Array.from({ length: 5 }, () => start(lockFolderProgram, folder));
    const outcomes = await Promise.all(rivals.map((rival) => rival.line()));
    expect(outcomes.filter((outcome) => outcome === "locked").length).toBe(1);
    expect(outcomes.filter((outcome) => outcome === "DataFolderInUse").length).toBe(4);
    await rivals[outcomes.indexOf("locked")]?.kill();
  });
});
