import { defineConfig } from "tsup";
import { base } from "../../tsup.base.ts";

// The embedded database is an entry of its own: it finds its thread's file beside itself, and a server never loads it.
export default defineConfig({
  ...base,
  entry: ["src/*/index.ts", "src/database/embedded/{client,worker}.ts"],
  onSuccess: "node -C source scripts/build-seed.ts",
});
