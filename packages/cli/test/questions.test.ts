/** What is asked of somebody at a terminal, and what becomes of the ways not to answer. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { dataFolder, inProcess, program } from "./command.ts";

const hasTerminals = process.platform === "linux" && spawnSync("script", ["--version"]).status === 0;

/** Runs the command at a terminal of its own, presses `key` at the question, and tells of the terminal afterwards. */
const pressing = async (key: string, args: readonly string[]) => {
  const command = [process.execPath, "--conditions=dragoman-source", program, ...args]
    .map((word) => `'${word}'`)
    .join(" ");
  const script = `${command}; code=$?; stty -a; exit $code`;
  const child = spawn("script", ["--quiet", "--return", "--command", script, "/dev/null"]);
  let said = "";
  child.stdout.on("data", (chunk) => {
    if (!said.includes("[y/N]") && (said + chunk).includes("[y/N]")) child.stdin.write(key);
    said += chunk;
  });
  const [code] = await once(child, "close");
  return { code, said };
};

describe.skipIf(!hasTerminals)("a question", () => {
  it.each([
    { key: "Ctrl-C", byte: "\u0003", code: 130, says: "" },
    { key: "Ctrl-D", byte: "\u0004", code: 1, says: "Nothing was removed." },
    { key: "Enter", byte: "\r", code: 1, says: "Nothing was removed." },
  ])("ends with $code at $key: nothing is done, and the terminal is as it was", async ({ byte, code, says }) => {
    await using folder = await dataFolder();
    const options = ["--data-dir", folder.path];
    await inProcess(["project", "create", "tea", "--web", "https://tea.example.org/", ...options]);
    const answered = await pressing(byte, ["project", "remove", "tea", ...options]);
    expect(answered.code).toBe(code);
    expect(answered.said).toContain(says);
    expect(answered.said).toMatch(/ icanon\b[^]* echo\b/);
    expect((await inProcess(["project", "show", "tea", ...options])).code).toBe(0);
  });
});
