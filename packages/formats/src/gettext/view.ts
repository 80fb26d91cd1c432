/** Entries as units: bilingual, where msgid is the source, and monolingual, where msgid is the key. */
import type { Document, Unit } from "../contract/index.ts";
import { uniqueIds } from "../entries/identity.ts";
import type { Catalogue, Entry } from "./entry.ts";

export type Kind = "bilingual" | "monolingual";

/** A unit with its entry. */
export interface Placed {
  readonly unit: Unit;
  readonly entry: Entry;
}

export interface View {
  /** In the order of the file; the header is none of them. */
  readonly units: readonly Placed[];
  readonly warnings: Document["warnings"];
}

/** Between context and msgid in an id, as in MO files. */
export const contextEnd = "\u0004";

export const identity = (context: string | undefined, msgid: string): string =>
  context === undefined ? msgid : context + contextEnd + msgid;

/** `count` is the number of plural forms; an entry that has more or fewer is shown with `count` of them, and warned of. */
export const viewOf = (catalogue: Catalogue, kind: Kind, count: number): View => {
  const entries = catalogue.entries.filter((entry) => entry !== catalogue.header && !isSecondHeader(entry));
  const warnings = [...catalogue.warnings];
  const unique = uniqueIds();
  const ids = new Map<Entry, string>();
  // Obsolete entries come second, so that they never take the id of one that is in use.
  for (const obsolete of [false, true])
    for (const entry of entries)
      if (entry.obsolete === obsolete) {
        const name = identity(entry.context, entry.msgid);
        const id = unique(obsolete ? `${name}#~` : name);
        ids.set(entry, id);
        if (!obsolete && id !== name)
          warnings.push({ line: entry.line, message: `${JSON.stringify(entry.msgid)} stands twice in this file.` });
      }
  const units = entries.map((entry) => {
    if (!entry.obsolete && entry.forms.length !== (entry.plural === undefined ? 1 : count))
      warnings.push(miscounted(entry, count));
    return { unit: unitOf(entry, ids.get(entry) ?? "", kind, count), entry };
  });
  return { units, warnings };
};

const isSecondHeader = (entry: Entry) => entry.msgid === "" && entry.context === undefined;

const miscounted = (entry: Entry, count: number) => ({
  line: entry.line,
  message: `${JSON.stringify(entry.msgid)} has ${entry.forms.length} forms instead of ${entry.plural === undefined ? 1 : count}.`,
});

const unitOf = (entry: Entry, id: string, kind: Kind, count: number): Unit => {
  const { context, msgid, plural, previous } = entry;
  const target = formsOf(entry, count);
  return {
    id,
    context: kind === "bilingual" ? (context ?? "") : context ? `${context}.${msgid}` : msgid,
    source: kind === "monolingual" ? [] : plural === undefined ? [msgid] : [msgid, plural],
    target,
    ...(plural === undefined ? undefined : { plural: { by: "index", count } }),
    state: target.every((form) => form === "") ? "empty" : entry.fuzzy ? "fuzzy" : "translated",
    ...(entry.obsolete ? { obsolete: true } : undefined),
    ...(kind === "monolingual" || previous?.msgid === undefined
      ? undefined
      : {
          previousSource:
            previous.msgid_plural === undefined ? [previous.msgid] : [previous.msgid, previous.msgid_plural],
        }),
    ...(previous?.msgctxt === undefined ? undefined : { previousContext: previous.msgctxt }),
    notes: { developer: entry.developer.join("\n"), translator: entry.translator.join("\n") },
    locations: entry.locations,
    flags: entry.flags,
    span: { start: entry.start, end: entry.end, line: entry.line },
  };
};

const formsOf = ({ forms, plural }: Entry, count: number): readonly string[] => {
  if (plural === undefined) return [forms.find(({ index }) => index === 0)?.text ?? ""];
  const target = new Array<string>(count).fill("");
  for (const { index, text } of forms) if (index < count) target[index] = text;
  return target;
};
