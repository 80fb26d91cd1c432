/** Help, wrong use and exit codes: what scripts and people rely on before anything is opened. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { databases } from "@dragoman/testing";
import { Effect, Exit, Scope } from "effect";
import { describe, expect, it } from "vitest";
import { dragoman, inProcess } from "./command.ts";

describe("help", () => {
  it("names all commands, and ends well", async () => {
    const { code, stdout, stderr } = await inProcess(["--help"]);
    expect([code, stderr]).toEqual([0, ""]);
    for (const name of ["serve", "user", "token", "project", "component", "translation", "repository", "migrate"])
      expect(stdout).toMatch(new RegExp(`^  ${name} `, "m"));
  });

  it.each([
    ["serve"],
    ["user create"],
    ["token create"],
    ["project create"],
    ["project access"],
    ["component create"],
    ["repository pull"],
  ])("of %s shows an example that can be copied", async (name) => {
    const { stdout } = await inProcess([...name.split(" "), "--help"]);
    expect(stdout).toContain(`dragoman ${name}`);
    expect(stdout).toContain("EXAMPLES");
  });

  it("is what a group of commands answers", async () => {
    const { stdout } = await inProcess(["user"]);
    expect(stdout).toContain("create");
    expect(stdout).toContain("list");
  });
});

describe("an option that has to be given", () => {
  it("stands in the usage, and says so", async () => {
    const { stdout } = await inProcess(["user", "create", "--help"]);
    expect(stdout).toContain("dragoman user create [flags] --email <string> <name>");
    expect(stdout).toMatch(/--email string +Required\. /);
    expect(stdout).not.toMatch(/--(full-name|token) string +Required/);
  });

  it("is not one that may be given several times", async () => {
    const { stdout } = await inProcess(["role", "create", "--help"]);
    expect(stdout).not.toContain("Required");
  });
});

describe("errors under --json", () => {
  it("are JSON on stderr where the use is wrong", async () => {
    const { code, stdout, stderr } = await inProcess(["user", "create", "ada", "--json"]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(JSON.parse(stderr)).toEqual({
      error: {
        code: "usage",
        message: expect.stringContaining("email"),
        help: "dragoman user create --help",
      },
    });
  });

  it("are JSON on stderr where something is refused", async () => {
    const { code, stdout, stderr } = await inProcess(["serve", "--port", "70000", "--json"]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(JSON.parse(stderr)).toEqual({
      error: { code: "setting_invalid", message: expect.stringContaining("DRAGOMAN_PORT") },
    });
  });
});

describe("wrong use", () => {
  it.each([
    ["an unknown command", ["user", "crate"], "Unknown subcommand"],
    ["an unknown option", ["user", "list", "--colour"], "--colour"],
    ["a missing argument", ["user", "create"], "name"],
    ["a missing option", ["user", "create", "ada"], "email"],
    [
      "options that exclude each other",
      ["user", "create", "ada", "--email", "a@b.cz", "--token", "x", "--print-token"],
      "exclude",
    ],
    ["a word that is not a choice", ["project", "access", "hello", "secret"], "protected"],
    ["a port that is not a number", ["serve", "--port", "http"], "port"],
  ])("%s is told on stderr with exit code 2, and where help is", async (_, args, word) => {
    const { code, stdout, stderr } = await inProcess(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(word);
    expect(stderr).toMatch(/^Try: dragoman .*--help$/m);
  });
});

describe("a data folder that cannot be made", () => {
  const impossible = join(fileURLToPath(import.meta.url), "data");

  it.each(databases)("is told in a line, without a stack, on $name", async (database) => {
    const scope = Scope.makeUnsafe();
    const options = await Effect.runPromise(Scope.provide(database.options, scope));
    const url = options.kind === "server" ? ["--database-url", options.url] : [];
    const { code, stderr } = await inProcess(["user", "list", "--data-dir", impossible, ...url]);
    await Effect.runPromise(Scope.close(scope, Exit.void));
    expect(code).toBe(1);
    expect(stderr).toContain(impossible);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe("a wrong setting", () => {
  it("stops the start with a message that names it, and no stack", async () => {
    const { code, stderr } = await dragoman(["serve"], { DRAGOMAN_API_RATELIMIT_ANON: "lots" });
    expect(code).toBe(1);
    expect(stderr).toContain("DRAGOMAN_API_RATELIMIT_ANON");
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it("of the command is named like that of the environment", async () => {
    const { code, stderr } = await inProcess(["serve", "--port", "70000"]);
    expect([code, stderr.trim()]).toEqual([1, "The setting DRAGOMAN_PORT has to be a port number from 0 to 65535."]);
  });
});
