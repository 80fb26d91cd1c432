/** The thread that parses large files, which ends when nobody needs it for a while. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parseInThread } from "../../src/files/thread/client.ts";

// The clock of this process only: how long the thread is left idle is a minute.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const file = {
  codec: "json",
  bytes: Buffer.from('{"title": "Text"}'),
  context: {
    language: "en",
    sourceLanguage: "en",
    plural: { number: 2, formula: "n != 1", categories: ["one", "other"] as const },
    options: {},
  },
};
const parse = () => parseInThread(file, undefined, new AbortController().signal);

it("is another one for who comes at the moment in which it ends", async () => {
  expect((await parse()).units).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect((await parse()).units).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
});
