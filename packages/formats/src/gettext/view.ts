/** Entries as units: bilingual, where msgid is the source, and monolingual, where msgid is the key. */
import type { Document, PluralSlots, Unit } from "../contract/index.ts";
import type { Catalogue, Entry } from "./entry.ts";
import { identitiesOf } from "./identity.ts";

export type Kind = "bilingual" | "monolingual";

export interface View {
  /** In the order of the file; the header is none of them. */
  readonly units: readonly Unit[];
  /** The entry of each unit. */
  readonly entries: readonly Entry[];
  /** Where each id is in these lists. */
  readonly index: ReadonlyMap<string, number>;
  readonly warnings: Document["warnings"];
}

/** `count` is the number of plural forms; an entry that has more or fewer is shown with `count` of them, and warned of. */
export const viewOf = (catalogue: Catalogue, kind: Kind, count: number): View => {
  const entries = catalogue.entries.filter((entry) => entry !== catalogue.header && !isSecondHeader(entry));
  const { ids, index, repeated } = identitiesOf(entries);
  const warnings = [...catalogue.warnings];
  const warn = (entry: Entry, problem: string) =>
    warnings.push({ line: entry.line, message: `${JSON.stringify(entry.msgid)} ${problem}.` });
  for (const position of repeated) if (entries[position] !== undefined) warn(entries[position], "stands here again");
  const slots = { by: "index", count } as const;
  const units = entries.map((entry, position) => {
    const forms = entry.plural === undefined ? 1 : count;
    if (!entry.obsolete && entry.forms.length !== forms)
      warn(entry, `has ${entry.forms.length} plural forms instead of ${forms}`);
    return unitOf(entry, ids[position] ?? "", kind, slots);
  });
  return { units, entries, index, warnings };
};

const isSecondHeader = (entry: Entry) => entry.msgid === "" && entry.context === undefined;

type Writable<A> = { -readonly [K in keyof A]: A[K] };

const noNotes: Unit["notes"] = { developer: "", translator: "" };

const unitOf = (entry: Entry, id: string, kind: Kind, slots: PluralSlots & { readonly by: "index" }): Unit => {
  const { context, msgid, plural, previous, developer, translator } = entry;
  const target = formsOf(entry, slots.count);
  const hasNotes = developer.length > 0 || translator.length > 0;
  const unit: Writable<Unit> = {
    id,
    context: kind === "bilingual" ? (context ?? "") : context ? `${context}.${msgid}` : msgid,
    source: kind === "bilingual" ? present(msgid, plural) : [],
    target,
    state: target.every((form) => form === "") ? "empty" : entry.fuzzy ? "fuzzy" : "translated",
    notes: hasNotes ? { developer: developer.join("\n"), translator: translator.join("\n") } : noNotes,
    locations: entry.locations,
    flags: entry.flags,
    span: { start: entry.start, end: entry.end, line: entry.line },
  };
  if (plural !== undefined) unit.plural = slots;
  if (entry.obsolete) unit.obsolete = true;
  if (kind === "bilingual" && previous?.msgid !== undefined)
    unit.previousSource = present(previous.msgid, previous.msgid_plural);
  if (previous?.msgctxt !== undefined) unit.previousContext = previous.msgctxt;
  return unit;
};

const present = (singular: string, plural: string | undefined): readonly string[] =>
  plural === undefined ? [singular] : [singular, plural];

const formsOf = ({ forms, plural }: Entry, count: number): readonly string[] => {
  if (plural === undefined) return [forms.find(({ index }) => index === 0)?.text ?? ""];
  const target = new Array<string>(count).fill("");
  for (const { index, text } of forms) if (index < count) target[index] = text;
  return target;
};
