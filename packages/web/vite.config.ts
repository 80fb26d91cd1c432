/** The console as static files. Names are hashed and imports relative, so that it works under any path. */
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { shell } from "./build/shell.ts";

export default defineConfig({
  base: "./",
  plugins: [react(), shell()],
  resolve: { conditions: ["dragoman-source", ...defaultClientConditions] },
  build: {
    outDir: "dist",
    assetsDir: "static",
    manifest: "manifest.json",
    emptyOutDir: true,
    // Data addresses would need a hole in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { input: "src/main.tsx" },
  },
});
