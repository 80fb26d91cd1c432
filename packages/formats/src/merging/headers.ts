/** Headers of three versions, merged field by field. Pure. */

/** Who changed the file when and by what: fields that every tool writes anew, and that say nothing by themselves. */
const revision = ["PO-Revision-Date", "Last-Translator", "X-Generator"];

type Header = ReadonlyMap<string, string>;

export interface MergedHeader {
  /** What upstream's header takes over from ours; null removes a field. */
  readonly set: Readonly<Record<string, string | null>>;
  /** Whether more than who changed the file and when is taken over. */
  readonly matters: boolean;
}

export const mergeHeaders = (base: Header | undefined, upstream: Header, ours: Header): MergedHeader => {
  const set: Record<string, string | null> = {};
  const value = (header: Header | undefined, name: string) => header?.get(name) ?? null;
  for (const name of new Set([...ours.keys(), ...(base?.keys() ?? [])])) {
    const own = value(ours, name);
    const theirs = value(upstream, name);
    const before = value(base, name);
    if (revision.includes(name) || own === before || own === theirs) continue;
    if (theirs === before) set[name] = own;
  }
  const matters = Object.keys(set).length > 0;
  if (isNewer(value(ours, "PO-Revision-Date"), value(upstream, "PO-Revision-Date")))
    for (const name of revision) {
      const own = value(ours, name);
      if (own !== null && own !== value(upstream, name)) set[name] = own;
    }
  return { set, matters };
};

/** Gettext writes minutes and an offset: `2026-11-23 18:40+0100`. What is no date is older than any. */
const isNewer = (one: string | null, other: string | null) => timeOf(one) > timeOf(other);

const timeOf = (date: string | null): number => {
  const parts = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d)?\s*(?:([+-]\d\d):?(\d\d)|Z)?/.exec(date ?? "");
  if (parts === null) return Number.NEGATIVE_INFINITY;
  const [, day = "", time = "", hours, minutes] = parts;
  const zone = hours === undefined ? "Z" : `${hours}:${minutes}`;
  return Date.parse(`${day}T${time}:00${zone}`) || Number.NEGATIVE_INFINITY;
};
