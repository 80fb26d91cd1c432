import { defineConfig } from "tsup";

// Types come from `tsc -b`: tsup 9 cannot make them under TypeScript 7.
// The embedded database is an entry of its own: it finds its thread's file beside itself, and a server never loads it.
export default defineConfig({
  entry: ["src/*/index.ts", "src/database/embedded/{client,worker}.ts"],
  format: "esm",
  target: "node22",
  dts: false,
  clean: false,
  sourcemap: true,
  removeNodeProtocol: false,
  onSuccess: "node -C source scripts/build-seed.ts",
});
