import { databases } from "@dragoman/testing";
import { it as effectIt, layer } from "@effect/vitest";
import { Effect, Layer } from "effect";
import { SqlClient } from "effect/sql";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressKey, type Limit, Limits, makeWindows, parseLimit } from "../../src/limits/index.ts";
import { TaskHandlers } from "../../src/tasks/inside.ts";

describe("limits as text", () => {
  it.each([
    ["100/day", { requests: 100, seconds: 86_400 }],
    ["5000/hour", { requests: 5000, seconds: 3600 }],
    ["1/second", { requests: 1, seconds: 1 }],
    ["off", undefined],
  ])("%s is read", (text, limit) => expect(parseLimit(text)).toEqual(limit));

  it.each(["", "100", "0/day", "1/week", "-1/day", "1.5/hour", "1 / day", "OFF"])("%j is refused", (text) =>
    expect(() => parseLimit(text)).toThrow(RangeError),
  );
});

describe("addresses of clients", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["local", "local"],
  ])("%s counts as %s", (address, key) => expect(addressKey(address)).toBe(key));
});

describe("windows in memory", () => {
  it("let no more than the limit through in any window, and count from its first act", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 60 }),
        (requests, pauses) => {
          let time = 0;
          const { take } = makeWindows(10, () => time);
          let begun = Number.NEGATIVE_INFINITY;
          let used = 0;
          for (const pause of pauses) {
            time += pause;
            if (time - begun >= 1000) {
              begun = time;
              used = 0;
            }
            const answer = take("key", { requests, seconds: 1 });
            expect(answer.allowed).toBe(used < requests);
            if (answer.allowed) used++;
            expect(answer.remaining).toBe(requests - used);
            expect(answer.reset).toBe(1);
          }
        },
      ),
    );
  });

  it("end at most their own length from now when the clock was ahead and is put right", () => {
    const day = 86_400_000;
    let time = Date.now() + day;
    const { take, look } = makeWindows(10, () => time);
    const limit: Limit = { requests: 1, seconds: 60 };
    take("key", limit);
    time -= day;
    expect([take("key", limit), look("key", limit)]).toMatchObject([
      { allowed: false, reset: 60 },
      { allowed: false, reset: 60 },
    ]);
    time += 60_000;
    expect(take("key", limit)).toMatchObject({ allowed: true });
  });

  it("stay within their number, however many keys there are", () => {
    const { take, look } = makeWindows(100);
    const limit: Limit = { requests: 1, seconds: 60 };
    for (let key = 0; key < 1000; key++) take(String(key), limit);
    const kept = Array.from({ length: 1000 }, (_, key) => look(String(key), limit)).filter(({ allowed }) => !allowed);
    expect(kept.length).toBeLessThanOrEqual(100);
    expect(look("999", limit).allowed).toBe(false);
  });
});

const limit: Limit = { requests: 20, seconds: 3600 };

describe.each(databases)("limits that processes share on $name", (database) => {
  const services = Limits.shared.pipe(Layer.provideMerge(TaskHandlers.layer), Layer.provideMerge(database.layer));
  layer(services, { excludeTestServices: true })((it) => {
    it.effect("let exactly as many through as they say, however many ask at once", () =>
      Effect.gen(function* () {
        const limits = yield* Limits;
        const answers = yield* Effect.all(
          Array.from({ length: 50 }, () => limits.take("crowd", limit)),
          { concurrency: 8 },
        );
        expect(answers.filter(({ allowed }) => allowed)).toHaveLength(20);
        expect(new Set(answers.filter(({ allowed }) => allowed).map(({ remaining }) => remaining)).size).toBe(20);
      }),
    );

    it.effect("begin anew when the window has ended, not before", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const limits = yield* Limits;
        for (let act = 0; act < 21; act++) yield* limits.take("slow", limit);
        expect(yield* limits.take("slow", limit)).toMatchObject({ allowed: false, remaining: 0 });
        yield* sql`update rate_limits set resets = now() + interval '90 seconds' where key = 'slow'`;
        const late = yield* limits.take("slow", limit);
        expect(late).toEqual({ allowed: false, limit: 20, remaining: 0, reset: 90 });
        yield* sql`update rate_limits set resets = now() where key = 'slow'`;
        expect(yield* limits.take("slow", limit)).toEqual({ allowed: true, limit: 20, remaining: 19, reset: 3600 });
      }),
    );

    it.effect("end at most their own length from now when the clock was ahead and is put right", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const limits = yield* Limits;
        for (let act = 0; act < 21; act++) yield* limits.take("ahead", limit);
        // What a clock that is a day ahead writes.
        yield* sql`update rate_limits set resets = resets + interval '1 day' where key = 'ahead'`;
        expect(yield* limits.take("ahead", limit)).toEqual({ allowed: false, limit: 20, remaining: 0, reset: 3600 });
        yield* sql`update rate_limits set resets = resets - interval '1 hour' where key = 'ahead'`;
        expect(yield* limits.take("ahead", limit)).toMatchObject({ allowed: true });
      }),
    );

    it.effect("do not count what they refuse", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const limits = yield* Limits;
        for (let act = 0; act < 30; act++) yield* limits.take("eager", limit);
        expect(yield* sql`select used from rate_limits where key = 'eager'`).toEqual([{ used: 21 }]);
      }),
    );
  });
});

describe("limits of a process that is alone", () => {
  effectIt.effect("ask no database", () =>
    Effect.gen(function* () {
      const limits = yield* Limits;
      expect(yield* limits.take("key", limit)).toMatchObject({ allowed: true, remaining: 19 });
    }).pipe(Effect.provide(Limits.alone)),
  );
});
