/** The test projects, one a package; vitest.config.ts imports them, because vitest 5 no longer looks for this file. */
export const projects = ["formats", "core", "http", "node", "cli", "testing"].map((name) => ({
  extends: true as const,
  test: {
    name,
    root: `./packages/${name}`,
    include: ["test/**/*.test.ts"],
    // Formats know no database, and keep nothing that one file of tests could leave to the next.
    ...(name === "formats" ? { isolate: false } : { globalSetup: ["../testing/src/globalSetup.ts"] }),
  },
}));
