/** Tables and progress bars. */
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { details, table } from "../src/output.ts";
import { bar, withProgress } from "../src/progress.ts";

describe("a table", () => {
  it("has columns as wide as their widest cell", () => {
    expect(
      table([
        { id: 1, full_name: "Ada" },
        { id: 200, full_name: "Bob Example" },
      ]),
    ).toBe(["ID   FULL NAME", "1    Ada", "200  Bob Example"].join("\n"));
  });

  it("shows nothing for what is not there, and yes or no for what may be", () => {
    expect(table([{ email: null, active: true, bot: false }])).toBe("EMAIL  ACTIVE  BOT\n       yes     no");
  });

  it("lets no cell steer the terminal", () => {
    expect(table([{ name: "\u001b[2Jgone" }])).not.toContain("\u001b");
  });
});

describe("what is told of one thing", () => {
  it("keeps the lines of a text, and lets none steer the terminal", () => {
    expect(details({ id: 7, status: "On main.\n2 ahead.\u001b[2J\n" })).toBe(
      ["id      7", "status  On main.", "        2 ahead.\ufffd[2J"].join("\n"),
    );
  });
});

describe("a progress bar", () => {
  it("fills from empty to full, and stays within its ends", () => {
    expect(bar(0, "Reading")).toBe(`[${" ".repeat(30)}]   0 %  Reading`);
    expect(bar(50, "Reading")).toBe(`[${"#".repeat(15)}${" ".repeat(15)}]  50 %  Reading`);
    expect(bar(120, "Reading")).toContain(`[${"#".repeat(30)}]`);
  });

  const screen = (isTTY: boolean) => {
    const written: string[] = [];
    return { isTTY, write: (text: string) => written.push(text), written };
  };

  it("is drawn while work runs, cleared after it, and gives back what the work answers", async () => {
    const tty = screen(true);
    const answer = await Effect.runPromise(
      withProgress("Reading", Effect.succeed(40), Effect.delay(Effect.succeed("done"), 50), tty),
    );
    expect(answer).toBe("done");
    expect(tty.written[0]).toContain("40 %  Reading");
    expect(tty.written.at(-1)).toBe("\r\u001b[K");
  });

  it("is not drawn where there is no terminal", async () => {
    const pipe = screen(false);
    await Effect.runPromise(withProgress("Reading", Effect.succeed(40), Effect.void, pipe));
    expect(pipe.written).toEqual([]);
  });
});
