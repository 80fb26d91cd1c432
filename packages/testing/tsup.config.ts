import { defineConfig } from "tsup";

// Types come from `tsc -b`: tsup 9 cannot make them under TypeScript 7.
export default defineConfig({ entry: ["src/index.ts", "src/database.ts"], format: "esm", target: "node22", dts: false, clean: false, sourcemap: true });
