/** What the pages of accounts decide, apart from any browser. */

/** Where to go after signing in: a place of this site, whatever an address from elsewhere says. */
export const localPath = (wanted: string | null, origin: string): string => {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || /[\t\r\n]/.test(wanted)) return "/";
  const url = new URL(wanted, origin);
  // `/.//elsewhere` begins with two slashes only once its dots are gone.
  return url.origin === origin && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : "/";
};

/** The code of a link stands behind `#`, so that no server on the way writes it down. */
export const codeOf = (hash: string): string => {
  const written = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};

/** What a token is for: fewer rights do less harm where it is lost. */
export const tokenUses = ["all", "look", "translate", "files"] as const;
export type TokenUse = (typeof tokenUses)[number];

const uses = {
  look: [],
  translate: ["unit.edit", "unit.add", "unit.check", "suggestion.add", "suggestion.vote", "comment.add"],
  files: [
    "translation.download",
    "upload.perform",
    "upload.overwrite",
    "translation.add",
    "component.lock",
    "vcs.view",
  ],
} as const;

/** Null for all that its owner may do. */
export const scopesFor = (use: TokenUse) => (use === "all" ? null : [...uses[use]]);

const browsers = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Firefox", /(Firefox|FxiOS)\//],
  ["Chromium", /(HeadlessChrome|Chromium)\//],
  ["Chrome", /(Chrome|CriOS)\//],
  ["Safari", /Safari\//],
] as const;
const systems = [
  ["Android", /Android/],
  ["iOS", /iPhone|iPad/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
] as const;

/** `Firefox, Linux`: enough to know one's own devices again. Undefined where nothing is known. */
export const deviceOf = (userAgent: string): string | undefined => {
  const nameIn = (list: readonly (readonly [string, RegExp])[]) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const names = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined);
  return names.length === 0 ? undefined : names.join(", ");
};
