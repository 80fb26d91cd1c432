/** Finding the masks that the files of a repository fit: which parts of their paths are language codes. Pure. */
import { dirname } from "node:path/posix";

export interface FoundMask {
  readonly mask: string;
  /** Paths by the language that they are of. */
  readonly languages: ReadonlyMap<string, string>;
}

/** A part of a path that may be a code, and what stands before and behind it there. */
const places: readonly RegExp[] = [
  // locale/cs/…, cs.lproj, values-cs
  /^(?<before>(?:.*\/)?(?:values-)?)(?<code>[A-Za-z]{2,3}(?:[-_@+][A-Za-z0-9]{2,8}){0,2}|b\+[A-Za-z+0-9]+)(?<after>(?:\.lproj)?\/.*)$/,
  // cs.po
  /^(?<before>(?:.*\/)?)(?<code>[A-Za-z]{2,3}(?:[-_@][A-Za-z0-9]{2,8}){0,2})(?<after>\.[A-Za-z0-9.]+)$/,
  // messages_cs.properties, app.cs.json, strings-pt-BR.xml
  /^(?<before>(?:.*\/)?[^/]*?[-_.])(?<code>[a-z]{2,3}(?:[-_@][A-Za-z]{2,8}){0,2})(?<after>\.[A-Za-z0-9]+)$/,
];

/** Folders that have the name of a language by chance. */
const usualFolders = new Set(
  "api app bin css dev doc etc img inc lib log man mod out pkg pub res src sys tmp usr var web".split(" "),
);

/** Masks of `paths`, those of most languages first. `languageOf` answers undefined for what is no known code. */
export const findMasks = (
  paths: readonly string[],
  languageOf: (code: string) => string | undefined,
): readonly FoundMask[] => {
  const found = new Map<string, Map<string, string>>();
  for (const path of paths)
    for (const { before, code, after } of readings(path)) {
      const language = after.startsWith("/") && usualFolders.has(code) ? undefined : languageOf(code);
      if (language === undefined || `${before}${after}`.includes("*")) continue;
      const mask = `${before}*${after}`;
      const languages = found.get(mask) ?? new Map<string, string>();
      if (!languages.has(language)) languages.set(language, path);
      found.set(mask, languages);
    }
  return [...found]
    .map(([mask, languages]) => ({ mask, languages }))
    .sort((a, b) => b.languages.size - a.languages.size || a.mask.length - b.mask.length || (a.mask < b.mask ? -1 : 1));
};

function* readings(path: string): Generator<{ before: string; code: string; after: string }> {
  const last = path.lastIndexOf("/");
  // Every folder may hold the code, not only the one that a greedy pattern finds.
  for (let end = last; end !== -1; end = path.lastIndexOf("/", end - 1)) {
    const groups = places[0]?.exec(`${path.slice(0, end)}/x`)?.groups;
    if (groups !== undefined && (groups["after"] === "/x" || groups["after"] === ".lproj/x"))
      yield {
        before: groups["before"] ?? "",
        code: groups["code"] ?? "",
        after: (groups["after"] ?? "").slice(0, -2) + path.slice(end),
      };
    if (end === 0) break;
  }
  for (const place of places.slice(1)) {
    const groups = place.exec(path)?.groups;
    if (groups !== undefined)
      yield { before: groups["before"] ?? "", code: groups["code"] ?? "", after: groups["after"] ?? "" };
  }
}

/** Where the base file of a mask may lie beside the one that the mask itself names: the path without the code. */
export const basePaths = (mask: string): readonly string[] => [
  ...(mask.includes("*.lproj/") ? [mask.replace("*.lproj/", "Base.lproj/")] : []),
  mask.replace(/[-_.]\*/, ""),
  mask.replace(/\*[-_.]/, ""),
  mask.replace(/\*\//, ""),
];

/** The nearest of `candidates` to the files of `mask`: in their folder, else in one above, else anywhere. */
export const nearest = (mask: string, candidates: readonly string[]): string | undefined => {
  const folder = dirname(mask.split("*")[0] === "" ? mask : `${mask.split("*")[0]}x`);
  const distance = (path: string) => {
    const own = dirname(path);
    if (own === folder) return 0;
    return folder.startsWith(`${own}/`) || own === "." ? 1 : own.startsWith(`${folder}/`) ? 2 : 3;
  };
  return [...candidates].sort((a, b) => distance(a) - distance(b) || a.length - b.length || (a < b ? -1 : 1))[0];
};
