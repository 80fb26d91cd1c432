/** The packages of the workspace that are published, by looking: a new one is tested as soon as it is there. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface PublicPackage {
  readonly name: string;
  /** From the root of the workspace. */
  readonly directory: string;
}

export const publicPackages = (root: string): readonly PublicPackage[] =>
  readdirSync(join(root, "packages")).flatMap((each) => {
    const directory = `packages/${each}`;
    const file = join(root, directory, "package.json");
    if (!existsSync(file)) return [];
    const manifest = JSON.parse(readFileSync(file, "utf8")) as { name: string; private?: boolean };
    return manifest.private === true ? [] : [{ name: manifest.name, directory }];
  });
