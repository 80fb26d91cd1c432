import { readFile } from "node:fs/promises";
import { databases } from "@dragoman/testing/database";
import { layer } from "@effect/vitest";
import { Effect } from "effect";
import { describe, expect } from "vitest";
import { migrate } from "../../src/database/index.ts";
import { describeSchema } from "../../scripts/schema.ts";

describe.each(databases)("the schema on $name", (database) => {
  layer(database.layer, { excludeTestServices: true })((it) => {
    it.effect("is the one in schema.sql (made by scripts/dump-schema.ts)", () =>
      Effect.gen(function* () {
        const written = yield* Effect.promise(() => readFile(new URL("../../schema.sql", import.meta.url), "utf8"));
        expect(yield* describeSchema).toBe(written);
      }),
    );

    it.effect("is there already: migrating again runs nothing", () =>
      Effect.gen(function* () {
        expect(yield* migrate).toEqual([]);
      }),
    );
  });
});
