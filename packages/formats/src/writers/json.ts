/** JSON for download: an object of keys and translations, flat or cut at the dots of the keys. Untranslated texts are empty. */
import type { ExportUnit } from "./unit.ts";

type Tree = Map<string, Tree | string>;

export const writeJson = (units: readonly ExportUnit[]): Uint8Array =>
  Buffer.from(`${render(new Map(units.map(({ context, target }) => [context, target[0] ?? ""])), "")}\n`);

export const writeJsonNested = (units: readonly ExportUnit[]): Uint8Array => {
  const keys = new Set(units.map(({ context }) => context));
  const root: Tree = new Map();
  for (const { context, target } of units) put(root, keys, context, target[0] ?? "");
  return Buffer.from(`${render(root, "")}\n`);
};

const maximumDepth = 100;

/** Where another key is a text on the way, no object can stand: from there on the key stays whole. */
const put = (root: Tree, keys: ReadonlySet<string>, key: string, text: string): void => {
  let at = root;
  let start = 0;
  for (let depth = 0; depth < maximumDepth; depth++) {
    const dot = key.indexOf(".", start);
    if (dot === -1 || keys.has(key.slice(0, dot))) break;
    const name = key.slice(start, dot);
    const found = at.get(name);
    const inner: Tree = found instanceof Map ? found : new Map();
    at.set(name, inner);
    at = inner;
    start = dot + 1;
  }
  at.set(key.slice(start), text);
};

const render = (tree: Tree, indent: string): string => {
  if (tree.size === 0) return "{}";
  const inner = `${indent}    `;
  const entries = [...tree].map(([key, value]) => {
    const text = typeof value === "string" ? JSON.stringify(value) : render(value, inner);
    return `${inner}${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${entries.join(",\n")}\n${indent}}`;
};
