import { defineConfig } from "tsup";
import { base } from "../../tsup.base.ts";

export default defineConfig({
  ...base,
  entry: ["src/index.ts", "src/effect.ts"],
  platform: "neutral",
  target: "es2022",
});
