/**
 * Fetches packages by their registries' own clients, all registries at once, into the cache of tests. A registry that
 * does not answer, or whose client is not installed, gives no packages.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cache } from "../foreign/tools.ts";
import { type Package, packages, type Registry } from "./packages.ts";

const folder = join(cache, "packages");

const run = async (command: string, parts: readonly string[]): Promise<string | undefined> =>
  await new Promise((resolve) => {
    const child = spawn(command, parts, { cwd: folder, stdio: ["ignore", "pipe", "ignore"], timeout: 150_000 });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", () => resolve(undefined));
    child.on("close", (code) => resolve(code === 0 ? output : undefined));
  });

/** Name of the archive in the cache; Go's client has a cache of its own. */
const archiveOf = ({ registry, name, version }: Package): string => {
  if (registry === "npm") return `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
  if (registry === "pip") return `${name.replaceAll("-", "_")}-${version}-py3-none-any.whl`;
  const [, artifact = "", type = "jar"] = name.split(":");
  return `${artifact}-${version}.${type}`;
};

const pipDownload = "-m pip download -q --retries=1 --timeout=15 --no-deps --only-binary=:all:".split(" ");

/** Newer plugins want the descriptors of archives, too, which name repositories elsewhere. */
const pom = (wanted: readonly Package[]): string => {
  const items = wanted.map(({ name, version }) => {
    const [group, artifact, type = "jar"] = name.split(":");
    return `<artifactItem><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version><type>${type}</type></artifactItem>`;
  });
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>x</groupId><artifactId>x</artifactId><version>1</version><packaging>pom</packaging>
<build><plugins><plugin><artifactId>maven-dependency-plugin</artifactId><version>2.8</version><configuration>
<outputDirectory>${folder}</outputDirectory><artifactItems>${items.join("\n")}</artifactItems>
</configuration></plugin></plugins></build></project>`;
};

const clients: Readonly<Record<Exclude<Registry, "go">, (wanted: readonly Package[]) => Promise<unknown>>> = {
  pip: async (wanted) =>
    await run("python3", [...pipDownload, ...wanted.map(({ name, version }) => `${name}==${version}`)]),
  npm: async (wanted) =>
    await run("npm", ["pack", "--silent", ...wanted.map(({ name, version }) => `${name}@${version}`)]),
  maven: async (wanted) => {
    writeFileSync(join(folder, "pom.xml"), pom(wanted));
    await run("mvn", ["-q", "-B", "dependency:copy"]);
  },
};

const goModule = async ({ name, version }: Package): Promise<string | undefined> => {
  const answer = await run("go", ["mod", "download", "-json", `${name}@${version}`]);
  return answer === undefined ? undefined : (JSON.parse(answer) as { Zip?: string }).Zip;
};

export interface Fetched extends Package {
  readonly archive: () => Uint8Array;
}

/** The packages that could be had, in the order of the list. */
export const fetchPackages = async (): Promise<readonly Fetched[]> => {
  mkdirSync(folder, { recursive: true });
  const paths = new Map<Package, string>();
  const fetchAll = async (registry: Exclude<Registry, "go">) => {
    const wanted = packages.filter((one) => one.registry === registry && !existsSync(join(folder, archiveOf(one))));
    if (wanted.length > 0) await clients[registry](wanted);
    for (const one of packages) {
      const path = join(folder, archiveOf(one));
      if (one.registry === registry && existsSync(path)) paths.set(one, path);
    }
  };
  const fetchModules = async () => {
    for (const one of packages.filter(({ registry }) => registry === "go")) {
      const path = await goModule(one);
      if (path !== undefined) paths.set(one, path);
    }
  };
  await Promise.all([fetchAll("pip"), fetchAll("npm"), fetchAll("maven"), fetchModules()]);
  return packages.flatMap((one) => {
    const path = paths.get(one);
    return path === undefined ? [] : [{ ...one, archive: () => readFileSync(path) }];
  });
};

export const nameOf = ({ name, version }: Package): string => `${name.split(":")[1] ?? name} ${version}`;
