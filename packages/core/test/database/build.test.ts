import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { embeddedDatabase } from "@dragoman/testing/database";
import { it } from "@effect/vitest";
import { Effect } from "effect";
import { describe, expect } from "vitest";
import { pgdata, writeSeed } from "../../src/database/embedded/seed.ts";

const packageRoot = fileURLToPath(new URL("../..", import.meta.url));

const entries = ["index", "embedded/client", "embedded/worker"].map((name) => `src/database/${name}.ts`);

/** The database as the package is built, but for its place; it lies inside the package to find its dependencies. */
const built = Effect.acquireRelease(
  Effect.sync(() => {
    mkdirSync(join(packageRoot, "dist"), { recursive: true });
    const outDir = mkdtempSync(join(packageRoot, "dist/test-"));
    const tsup = join(packageRoot, "../../node_modules/tsup/dist/cli-default.js");
    const options = ["--out-dir", outDir, "--on-success", "true", "--silent"];
    execFileSync(process.execPath, [tsup, ...entries, ...options], { cwd: packageRoot });
    return outDir;
  }),
  (outDir) => Effect.sync(() => rmSync(outDir, { recursive: true })),
);

describe("the built package", () => {
  it.live("opens a new embedded database from the prepared folder", () =>
    Effect.gen(function* () {
      const outDir = yield* built;
      const prepared = yield* embeddedDatabase.options;
      if (prepared.kind !== "embedded") return expect.unreachable();
      yield* Effect.promise(() => writeSeed(pgdata(prepared.dataDir), join(outDir, "embedded/seed.bin")));
      const module = pathToFileURL(join(outDir, "index.js")).href;
      const options = { kind: "embedded", dataDir: join(outDir, "data") };
      const program = `
        import { Effect } from "effect";
        import { SqlClient } from "effect/sql";
        import { clientLayer } from ${JSON.stringify(module)};
        const query = Effect.flatMap(SqlClient.SqlClient, (sql) => sql\`select count(*) as count from projects\`);
        const layer = clientLayer(${JSON.stringify(options)});
        console.log(JSON.stringify(await Effect.runPromise(query.pipe(Effect.provide(layer)))));
      `;
      const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: packageRoot });
      expect(String(output)).toBe('[{"count":0}]\n');
    }),
  );
});
