/** Builds packages that have no build or changed since: tsup for the code, then tsc for the types. */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { at, dragoman, root } from "./workspace/paths.mjs";
import { capture } from "./workspace/process.mjs";
import { whileTelling } from "./workspace/progress.mjs";

/** In the order of their arrows. */
const packages = ["formats", "core", "http", "client", "web", "node", "express", "cli", "testing"];

const newest = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
};

const sources = (name) =>
  ["src", "scripts", "package.json", "tsup.config.ts", "vite.config.ts", "build", "locales"].map((part) =>
    at("packages", name, part),
  );
const stamp = (name) => at("packages", name, "dist", ".built");

const isBuilt = (name) =>
  existsSync(stamp(name)) && Math.max(...sources(name).map(newest)) < statSync(stamp(name)).mtimeMs;

/** Chunks are named by their content: those of earlier builds would be published with the new ones. */
const clean = (name, force) => {
  const dist = at("packages", name, "dist");
  if (force) rmSync(dist, { recursive: true, force: true });
  for (const file of existsSync(dist) ? readdirSync(dist, { recursive: true }) : [])
    if (/\.js(\.map)?$/.test(file)) rmSync(join(dist, file));
};

/** npm links the command at install, but only if its file was there then. */
const linkCommand = () => {
  const link = at("node_modules", ".bin", "dragoman");
  if (existsSync(link)) return;
  mkdirSync(at("node_modules", ".bin"), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(relative(at("node_modules", ".bin"), dragoman), link);
  chmodSync(dragoman, 0o755);
};

/** Libraries by tsup; pages by vite, with the client's sources in them. */
const bundle = (name) => {
  const [program, ...args] = name === "web" ? ["vite", "build", "--logLevel", "error"] : ["tsup", "--silent"];
  return capture(program, args, { cwd: at("packages", name) });
};

export const build = async ({ force = false } = {}) => {
  const missing = packages.filter((name) => force || !isBuilt(name));
  const started = Date.now();
  for (const name of missing) {
    clean(name, force);
    await whileTelling(`Building ${name}`, () => bundle(name));
  }
  if (missing.length > 0) {
    await whileTelling("Writing types", () => capture("tsc", ["-b"]));
    for (const name of missing) writeFileSync(stamp(name), "");
  }
  linkCommand();
  if (missing.length > 0)
    console.log(
      `Built in ${((Date.now() - started) / 1000).toFixed(0)} s: ${relative(root, at("node_modules/.bin/dragoman"))}`,
    );
};

export const run = (args) => build({ force: args.includes("--force") });
