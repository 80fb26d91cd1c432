/** The test projects, one a package; vitest.config.ts imports them, because vitest 5 no longer looks for this file. */
export const projects = ["formats", "core", "http", "client", "web", "node", "express", "cli", "testing"].map(
  (name) => ({
    extends: true as const,
    test: {
      name,
      root: `./packages/${name}`,
      include: ["test/**/*.test.ts"],
      setupFiles: ["formats", "core"].includes(name) ? ["../testing/src/properties.ts"] : [],
      // No module keeps what one file of tests could leave to the next: loading them once saves minutes.
      isolate: false,
      // Formats know no database.
      globalSetup: ["../testing/src/runFolder.ts", ...(name === "formats" ? [] : ["../testing/src/globalSetup.ts"])],
    },
  }),
);
