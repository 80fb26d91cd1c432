/** Forms of parts, whatever is wrong in them: they are taken or refused, and none is waited for when all of it has come. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Effect, Exit } from "effect";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Incoming } from "../src/wire/incoming.ts";
import { readMultipart } from "../src/wire/multipart.ts";

const boundary = "b0undary";
const part = (name: string, more: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
const file = (name: string, content: string) => part(name, `; filename="${name}"`, content);
const end = `--${boundary}--\r\n`;
const whole = [part("name", "", "x"), file("first", "y".repeat(300)), file("second", "z"), end].join("");

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "dragoman-forms-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What is read of a body that comes in pieces of `size` bytes. */
const read = (text: string, size: number) => {
  const bytes = Buffer.from(text, "latin1");
  const body = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
        controller.close();
      },
    });
  const header = (name: string) => (name === "content-type" ? `multipart/form-data; boundary=${boundary}` : undefined);
  const incoming: Pick<Incoming, "header" | "body"> = { header, body };
  return Effect.runPromiseExit(readMultipart(incoming as Incoming, folder));
};
const isRefused = async (text: string, size: number) => Exit.isFailure(await read(text, size));

it("are taken in pieces of any size", async () => {
  for (const size of [1, 7, 300, 1_000])
    expect(await read(whole, size)).toMatchObject({ value: { name: "x", first: { size: 300 }, second: { size: 1 } } });
});

it("are refused where a file follows a part that has no name, in the same piece", async () => {
  expect(await isRefused(`--${boundary}\r\nName\0: x\r\n\r\n\r\n${whole}`, 300)).toBe(true);
});

it("are refused where a file follows the end, in the same piece", async () => {
  expect(await isRefused(end + whole, 300)).toBe(true);
});

it("are answered however they are mangled", async () => {
  const place = fc.nat(whole.length);
  const mangled = fc
    .record({
      flips: fc.array(fc.tuple(place, fc.nat(255)), { maxLength: 3 }),
      drop: fc.tuple(place, fc.nat(40)),
      insert: fc.tuple(
        place,
        fc.constantFrom("", "\0", "\r\n", `--${boundary}`, `--${boundary}--`, '"', "; filename="),
      ),
      cut: fc.option(place, { nil: whole.length * 2 }),
    })
    .map(({ flips, drop: [from, length], insert: [at, text], cut }) => {
      const bytes = Buffer.from(whole);
      for (const [index, byte] of flips) if (index < bytes.length) bytes[index] = byte;
      const flipped = bytes.toString("latin1");
      const kept = flipped.slice(0, from) + flipped.slice(from + length);
      return (kept.slice(0, at) + text + kept.slice(at)).slice(0, cut);
    });
  await fc.assert(
    fc.asyncProperty(mangled, fc.integer({ min: 1, max: 500 }), async (text, size) => {
      await read(text, size);
    }),
    { numRuns: 3_000 },
  );
});
