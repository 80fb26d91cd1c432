import { it } from "@effect/vitest";
import { Effect, Layer } from "effect";
import { describe, expect } from "vitest";
import { ArchiveBroken, archiveOf } from "../../src/exports/archive.ts";
import { Outgoing } from "../../src/outgoing/inside.ts";
import { Git } from "../../src/git/inside.ts";

describe("an archive", () => {
  it.live("whose file cannot be read, and whom nobody listens to, fails alone", () =>
    Effect.gen(function* () {
      const unhandled: unknown[] = [];
      const note = (error: unknown) => void unhandled.push(error);
      process.on("uncaughtException", note);
      const { stream } = yield* archiveOf("app", [{ name: "cs.po", bytes: Effect.fail("gone") }]);
      yield* Effect.promise(() => new Promise((resolve) => stream.once("close", resolve)));
      // What nobody caught is told after the work of the moment.
      yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)));
      process.off("uncaughtException", note);
      expect(stream.errored).toEqual(new ArchiveBroken("cs.po cannot be read."));
      expect(unhandled).toEqual([]);
    }).pipe(Effect.provide(Git.layer().pipe(Layer.provide(Outgoing.layer())))),
  );
});
