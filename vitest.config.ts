import { defineConfig } from "vitest/config";
import { projects } from "./vitest.workspace.ts";

// The condition "dragoman-source" makes every package's tests run on the sources of the others, so that no build is needed.
export default defineConfig({
  resolve: { conditions: ["dragoman-source"] },
  ssr: { resolve: { conditions: ["dragoman-source"] } },
  test: {
    projects,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // What is waited for comes late where other work fills the machine; a second was too little.
    expect: { poll: { timeout: 15_000 } },
  },
});
