/**
 * How every package is built. Types come from `tsc -b`: tsup 9 cannot make them under TypeScript 7.
 *
 * `import { Effect } from "effect"` loads all of the framework's modules at start. In what is built each name is taken
 * from the module of its own instead, which starts faster and keeps a server smaller.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Options } from "tsup";

const framework = fileURLToPath(new URL("./node_modules/effect/dist/", import.meta.url));
const importOf = /^import \{([^}]*)\} from "(effect(?:\/[a-z]+)?)";$/gm;

const isModule = (from: string, name: string) =>
  /^[A-Z]/.test(name) && existsSync(`${framework}${from.slice("effect".length)}/${name}.js`);

/** One import for each name, on the same number of lines. */
const split = (statement: string, names: string, from: string) => {
  const parts = names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "));
  const imports = parts.map((part) => {
    const [name = "", alias = name] = part.split(" as ");
    return isModule(from, name) ? `import * as ${alias} from "${from}/${name}";` : `import { ${part} } from "${from}";`;
  });
  return imports.join(" ") + "\n".repeat(statement.split("\n").length - 1);
};

const ownModules: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "own modules of the framework",
  setup: (build) => {
    build.onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(importOf, split),
      loader: "ts",
    }));
  },
};

export const base: Options = {
  format: "esm",
  target: "node22",
  dts: false,
  clean: false,
  sourcemap: true,
  removeNodeProtocol: false,
  esbuildPlugins: [ownModules],
};
