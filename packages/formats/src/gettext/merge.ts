/**
 * A catalogue after its template changed: the entries of the template in its order, each with the translation that the
 * file has for it, or for what it was called before. What stays is copied byte for byte; results are those of
 * gettext's msgmerge, but for texts that it would fold anew.
 */
import { type CodecContext, encode, type MergeOptions, type SourceText, splice } from "../contract/index.ts";
import type { Catalogue, Entry } from "./entry.ts";
import { parseHeader } from "./header.ts";
import { headerEdits } from "./headerEdits.ts";
import { identity } from "./identity.ts";
import { blankEntry, changedEntry, keptEntry, obsoleteBefore, obsoleteEntry, type Sheet } from "./mergedEntry.ts";
import { parseCatalogue } from "./parse.ts";
import { makeSimilar } from "./similar.ts";
import { styleOf } from "./style.ts";

/** Fields that speak of the template, not of the translation. */
const templateFields = ["Report-Msgid-Bugs-To", "POT-Creation-Date"] as const;

export const mergeCatalogue = (
  file: SourceText,
  template: SourceText,
  context: CodecContext,
  { previous = true, fuzzy = true, locations = true, folds = false }: MergeOptions = {},
): Uint8Array => {
  const style = styleOf(file, context);
  const wanted = parseCatalogue(template.text);
  const text = withHeader(file.text, wanted, style, folds);
  const old = parseCatalogue(text);
  const sheet: Sheet = {
    text,
    template: template.text,
    style,
    count: formCount(old, context),
    previous,
    locations,
    folds,
  };

  const known = new Map<string, Entry>();
  for (const entry of old.entries) if (entry.obsolete) setFirst(known, entry);
  const inUse = new Map<string, Entry>();
  for (const entry of old.entries) if (!entry.obsolete && entry !== old.header) setFirst(inUse, entry);
  for (const [key, entry] of inUse) known.set(key, entry);
  const similar = makeSimilar(
    old.entries.filter((entry) => entry !== old.header && hasText(entry)),
    (entry) => entry.msgid,
  );

  const used = new Set<Entry>();
  const pieces: Piece[] = old.header === undefined ? [] : [{ of: old.header, text: raw(text, old.header) }];
  const listed = new Set<string>();
  for (const entry of wanted.entries) {
    const key = keyOf(entry);
    if (entry === wanted.header || entry.obsolete || listed.has(key)) continue;
    listed.add(key);
    const own = known.get(key);
    if (own !== undefined) {
      used.add(own);
      pieces.push({ of: folds ? undefined : own, text: keptEntry(sheet, own, entry) });
      continue;
    }
    const like = fuzzy ? similar.find(entry.msgid, ({ context }) => context === entry.context) : undefined;
    if (like !== undefined) used.add(like);
    pieces.push({
      of: undefined,
      text: like === undefined ? blankEntry(sheet, entry) : changedEntry(sheet, like, entry),
    });
  }
  for (const entry of old.entries)
    if (!entry.obsolete && entry !== old.header && !used.has(entry) && hasText(entry))
      pieces.push({ of: undefined, text: obsoleteEntry(sheet, entry) });
  for (const entry of old.entries)
    if (entry.obsolete && !used.has(entry))
      pieces.push({ of: folds ? undefined : entry, text: obsoleteBefore(sheet, entry) });

  const result = joined(text, old.entries, pieces, style.eol);
  return file.pack?.(result) ?? encode(result, file);
};

/** A piece of the new file; `of`: the entry of the old one that it comes from. */
interface Piece {
  readonly of: Entry | undefined;
  readonly text: string;
}

const keyOf = (entry: Entry) => identity(entry.context, entry.msgid);
const raw = (text: string, entry: Entry) => text.slice(entry.start, entry.end);
const hasText = (entry: Entry) => entry.forms.some((form) => form.text !== "");

const setFirst = (entries: Map<string, Entry>, entry: Entry) => {
  const key = keyOf(entry);
  if (!entries.has(key)) entries.set(key, entry);
};

const formCount = (old: Catalogue, context: CodecContext): number => {
  const count = Number(/nplurals\s*=\s*(\d{1,2})/.exec(old.header?.forms[0]?.text ?? "")?.[1] ?? 0);
  return count >= 1 && count <= 20 ? count : context.plural.number;
};

const withHeader = (text: string, template: Catalogue, style: Sheet["style"], folds: boolean): string => {
  const fields = parseHeader(template.header?.forms[0]?.text ?? "");
  const set = Object.fromEntries(
    templateFields.flatMap((name) => {
      const value = fields.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return splice(text, headerEdits(text, parseCatalogue(text).header, set, style, { sorted: true, folds }));
};

/** Neighbours that stay neighbours keep what stands between them. */
const joined = (text: string, entries: readonly Entry[], pieces: readonly Piece[], eol: string): string => {
  const before = new Map<Entry, Entry | undefined>();
  entries.forEach((entry, index) => before.set(entry, entries[index - 1]));
  const last = entries.at(-1);
  const parts = [text.slice(0, entries[0]?.start ?? text.length)];
  pieces.forEach(({ of, text: written }, index) => {
    const neighbour = pieces[index - 1];
    const old = of === undefined ? undefined : before.get(of);
    if (neighbour !== undefined)
      parts.push(
        of !== undefined && old !== undefined && old === neighbour.of ? text.slice(old.end, of.start) : eol + eol,
      );
    parts.push(written);
  });
  parts.push((last === undefined ? "" : text.slice(last.end)) || eol);
  return parts.join("");
};
