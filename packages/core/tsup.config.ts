import { defineConfig } from "tsup";
import { base } from "../../tsup.base.ts";

// The embedded database is an entry of its own: it finds its thread's file beside itself, and a server never loads it.
// The launcher of processes and the thread that parses files are found in the same way.
export default defineConfig({
  ...base,
  entry: [
    "src/*/index.ts",
    "src/database/embedded/{client,worker}.ts",
    "src/files/thread/{client,program}.ts",
    "src/git/launcher/{client,program}.ts",
  ],
  onSuccess: "node -C dragoman-source scripts/build-seed.ts",
});
