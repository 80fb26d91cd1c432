/**
 * Where somebody goes on after signing in: an address of this very site, whatever a link says. Browsers read some paths as
 * other hosts (`//evil`, `/\evil`, with tabs between), so that only plain ones are taken. Pure.
 */

const home = "/";

/** A path with its query and fragment, below the address of the site; `/` for whatever is none. */
export const localPath = (text: string | undefined): string => {
  if (text === undefined || text.length > 2000) return home;
  if (!/^\/(?![/\\])[^\\\p{Cc}\p{Z}]*$/u.test(text) || !URL.canParse(text, base)) return home;
  const { origin, pathname, search, hash } = new URL(text, base);
  // `/./` and the like are gone now.
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : home;
};

const base = "http://here.invalid";
