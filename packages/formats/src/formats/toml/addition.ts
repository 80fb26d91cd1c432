/** Text edits for new strings: pairs in the order of the base file, new sections, new entries of arrays and tables. */
import { CodecError, type NewUnit, type SourceText, type TextEdit } from "../../contract/index.ts";
import { insertLines } from "../../entries/index.ts";
import { idOfPath, type Path, pathOfId } from "../../paths/path.ts";
import { place } from "../../paths/placement.ts";
import { Destinations, type InsideDestination, type PairDestination } from "./destination.ts";
import { writeKey, writeString } from "./strings.ts";
import type { Quote, Section, TomlContainer } from "./syntax.ts";
import type { Found, TomlFile } from "./units.ts";

export interface Addition {
  readonly unit: NewUnit;
  readonly after: string | undefined;
}

/** A pair to be written, by the id of its path. */
interface NewPair {
  readonly keys: readonly string[];
  readonly note: string;
  /** One text, or those of an array by index. */
  readonly texts: Map<number | undefined, string>;
  readonly after: string | undefined;
}

/** The new pairs of an old or new section. */
interface NewPairs {
  readonly path: Path;
  readonly isElement: boolean;
  readonly pairs: Map<string, NewPair>;
}

export const additions = (
  added: readonly Addition[],
  file: TomlFile,
  base: TomlFile | undefined,
): readonly TextEdit[] => {
  if (added.length === 0) return [];
  const writer = new Writer(file, base);
  for (const addition of added) writer.add(addition);
  return writer.edits();
};

class Writer {
  private readonly file: TomlFile;
  private readonly source: Pick<SourceText, "text" | "eol">;
  /** Where the text begins and ends that is more than white space. */
  private readonly content: { readonly start: number; readonly end: number };
  private readonly base: TomlFile | undefined;
  private readonly destinations: Destinations;
  private readonly sections = new Map<string, NewPairs>();
  private readonly inside = new Map<
    TomlContainer,
    { keys: readonly string[]; index: number | undefined; text: string }[]
  >();
  /** The pair in which each unit stands. */
  private readonly pairOf = new Map<string, string>();
  private readonly quote: Quote;

  constructor(file: TomlFile, base: TomlFile | undefined) {
    this.file = file;
    this.base = base;
    const { text, eol } = file.source;
    this.source = { text, eol: base === undefined || /[\r\n]/.test(text) ? eol : base.source.eol };
    this.content = { start: text.length - text.trimStart().length, end: text.trimEnd().length };
    this.destinations = new Destinations(file);
    const [first] = file.found.values();
    this.quote = first?.text.quote ?? '"';
  }

  add({ unit, after }: Addition): void {
    const model = this.base?.found.get(unit.id);
    const path = model?.path ?? pathOfId(unit.id);
    const text = this.string(unit.target[0] ?? "", model);
    const destination = this.destinations.of(path, model);
    if (destination.kind === "inside") this.addInside(destination, text);
    else this.addPair(destination, unit, text, after);
  }

  private addInside({ container, keys, index }: InsideDestination, text: string): void {
    const entries = this.inside.get(container) ?? [];
    entries.push({ keys, index, text });
    this.inside.set(container, entries);
  }

  private addPair(destination: PairDestination, { id, notes }: NewUnit, text: string, after: string | undefined): void {
    const sectionId = idOfPath(destination.section);
    const section = this.sections.get(sectionId) ?? {
      path: destination.section,
      isElement: destination.isElement,
      pairs: new Map(),
    };
    this.sections.set(sectionId, section);
    const pairId = idOfPath([...destination.section, ...destination.keys]);
    const pair = section.pairs.get(pairId) ?? {
      keys: destination.keys,
      note: notes?.developer ?? "",
      texts: new Map<number | undefined, string>(),
      after: after === undefined ? undefined : this.pairIdOf(after),
    };
    section.pairs.set(pairId, pair);
    pair.texts.set(destination.index, text);
    this.pairOf.set(id, pairId);
  }

  private pairIdOf(unitId: string): string | undefined {
    const found = this.file.found.get(unitId);
    return found === undefined ? this.pairOf.get(unitId) : idOfPath(found.pair.path);
  }

  private string(text: string, model: Found | undefined): string {
    const like = model?.text.quote ?? this.quote;
    const quote = like.length === 3 && !text.includes("\n") ? (like === '"""' ? '"' : "'") : like;
    return writeString(text, { quote, eol: this.source.eol, opensLine: quote.length === 3 });
  }

  edits(): readonly TextEdit[] {
    const edits: TextEdit[] = [];
    const own = new Map(this.file.sections.map((section) => [idOfPath(section.path), section]));
    const models = new Map(this.base?.sections.map((section) => [idOfPath(section.path), section]));
    for (const [id, added] of this.sections) {
      const section = own.get(id);
      if (section !== undefined) edits.push(...this.inSection(section, added, models.get(id)));
    }
    const news = [...this.sections.keys()].filter((id) => !own.has(id)).map((key) => ({ key, after: undefined }));
    for (const [anchor, ids] of place([...own.keys()], news, models.keys())) {
      const before = own.get(String(anchor));
      if (before !== undefined) edits.push(this.behindSection(before, ids.map(String), models));
    }
    for (const [container, entries] of this.inside) edits.push(entryInsertion(container, entries, this.source));
    return edits;
  }

  private inSection(section: Section, { pairs }: NewPairs, model: Section | undefined): readonly TextEdit[] {
    const existing = new Map(section.pairs.map((pair) => [idOfPath(pair.path), pair]));
    const added = [...pairs].map(([key, { after }]) => ({ key, after }));
    const order = model?.pairs.map((pair) => idOfPath(pair.path)) ?? [];
    return [...place([...existing.keys()], added, order)].map(([anchor, ids]) => {
      const lines = ids.map((id) => this.lines(pairs.get(String(id)), section)).join("");
      const at =
        anchor === undefined
          ? (section.pairs[0]?.start ?? section.end)
          : (existing.get(String(anchor))?.end ?? section.end);
      return insertLines(
        this.source,
        at,
        section.path.length === 0 && existing.size === 0 ? lines + this.gapAt(at) : lines,
      );
    });
  }

  /** What parts new lines from what stands behind `at`. */
  private gapAt(at: number): string {
    const { eol, text } = this.source;
    return at >= this.content.end || /^[ \t]*\r?\n/.test(text.slice(at, at + 80)) ? "" : eol;
  }

  /** New sections behind an old one, with empty lines between. */
  private behindSection(section: Section, ids: readonly string[], models: ReadonlyMap<string, Section>): TextEdit {
    const { eol } = this.source;
    const at = section.pairs.at(-1)?.end ?? section.end;
    const blocks = ids.flatMap((id) => {
      const added = this.sections.get(id);
      if (added === undefined) return [];
      const order = models.get(id)?.pairs.map((pair) => idOfPath(pair.path)) ?? [];
      const keys =
        place(
          [],
          [...added.pairs].map(([key, { after }]) => ({ key, after })),
          order,
        ).get(undefined) ?? [];
      return [headerOf(added) + eol + keys.map((key) => this.lines(added.pairs.get(String(key)), undefined)).join("")];
    });
    const isFirst = at <= this.content.start && !this.sections.has("");
    return insertLines(this.source, at, `${isFirst ? "" : eol}${blocks.join(eol)}${this.gapAt(at)}`);
  }

  /** A pair with its comment, spaced and indented as its siblings. */
  private lines(pair: NewPair | undefined, section: Section | undefined): string {
    if (pair === undefined) return "";
    const { text, eol } = this.source;
    const sibling = section?.pairs[0] ?? this.file.sections.find(({ pairs }) => pairs.length > 0)?.pairs[0];
    const sign = sibling === undefined ? "" : text.slice(sibling.key.end, sibling.value.start);
    const indent =
      section?.pairs[0] === undefined
        ? ""
        : (/[ \t]*$/.exec(text.slice(section.pairs[0].start, section.pairs[0].key.start))?.[0] ?? "");
    const comment =
      pair.note === "" ? [] : pair.note.split(/\r\n|\r|\n/).map((line) => `${indent}# ${line}`.trimEnd() + eol);
    const single = pair.texts.get(undefined);
    const value = single ?? `[${elements(pair.texts)}]`;
    return `${comment.join("")}${indent}${pair.keys.map(writeKey).join(".")}${/^[ \t]?=[ \t]?$/.test(sign) ? sign : " = "}${value}${eol}`;
  }
}

const headerOf = ({ path, isElement }: NewPairs): string => {
  const keys = path
    .filter((key) => typeof key === "string")
    .map(writeKey)
    .join(".");
  return isElement ? `[[${keys}]]` : `[${keys}]`;
};

/** The elements of a new array; what is missing between is empty. @throws CodecError for an index far off */
const elements = (texts: ReadonlyMap<number | undefined, string>): string => {
  const length = Math.max(...Array.from(texts.keys(), (index) => index ?? 0)) + 1;
  if (length > 1000 + texts.size) throw new CodecError(`The index ${length - 1} is too large.`);
  return Array.from({ length }, (_, index) => texts.get(index) ?? '""').join(", ");
};

/** New entries behind the last one of an array or inline table. */
const entryInsertion = (
  container: TomlContainer,
  added: readonly { readonly keys: readonly string[]; readonly index: number | undefined; readonly text: string }[],
  { text, eol }: Pick<SourceText, "text" | "eol">,
): TextEdit => {
  const sorted = added.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0));
  const written = sorted.map((entry) =>
    entry.index === undefined ? `${entry.keys.map(writeKey).join(".")} = ${entry.text}` : entry.text,
  );
  const last = container.entries.at(-1);
  if (last === undefined) {
    const [open, close] = container.kind === "table" ? ["{ ", " }"] : ["[", "]"];
    return { start: container.start, end: container.end, text: open + written.join(", ") + close };
  }
  const gap = /(?:\r?\n)([ \t]*)$/.exec(text.slice(container.entries.at(-2)?.value.end ?? container.start, last.start));
  const separator = gap === null ? ", " : `,${eol}${gap[1]}`;
  return { start: last.value.end, end: last.value.end, text: written.map((entry) => separator + entry).join("") };
};
