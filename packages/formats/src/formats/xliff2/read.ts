/** Finds the units of an XLIFF 2 file: its segments; a unit of several segments gives several. */
import type { XmlElement } from "@rgrove/parse-xml";
import {
  type CodecContext,
  CodecError,
  isBase,
  isMonolingual,
  type Unit,
  type UnitState,
} from "../../contract/index.ts";
import { type Entry, Identities, type Warning } from "../../xml/document.ts";
import { childElements, firstChild, innerXml, isElement, localName } from "../../xml/element.ts";
import { decodeText } from "../../xml/escape.ts";
import type { XmlFile } from "../../xml/file.ts";
import { markupText } from "../../xml/form.ts";

export interface SegmentEntry extends Entry {
  /** The `unit` of the segment; `element` is the segment itself where the unit has several, else the unit. */
  readonly parent: XmlElement;
  readonly segment: XmlElement;
  readonly source: XmlElement | undefined;
  readonly target: XmlElement | undefined;
}

export interface SegmentContents {
  readonly files: readonly XmlElement[];
  readonly entries: readonly SegmentEntry[];
  readonly header: ReadonlyMap<string, string>;
  readonly warnings: readonly Warning[];
  readonly aliases: ReadonlyMap<string, string>;
}

/** Attributes of `xliff` that are header fields. */
export const headerFields = ["srcLang", "trgLang"] as const;

/** @throws CodecError where the file is not XLIFF 2 */
export const readXliff2 = (file: XmlFile, context: CodecContext): SegmentContents => {
  const { root } = file;
  if (localName(root) !== "xliff" || !(root.attributes["version"] ?? "").startsWith("2."))
    throw new CodecError("This is no XLIFF file of version 2.", file.lineAt(root.start), 1);
  const files = childElements(root, "file");
  const identities = new Identities();
  const aliases = new Map<string, string>();
  const entries = files.flatMap((element) =>
    unitsIn(element).flatMap((unit) => segmentsOf(unit, element, { file, context, identities, aliases })),
  );
  const header = new Map<string, string>();
  for (const name of headerFields) {
    const value = root.attributes[name];
    if (value !== undefined) header.set(name, value);
  }
  return { files, entries, header, warnings: identities.warnings, aliases };
};

interface FoundUnit {
  readonly element: XmlElement;
  readonly isReadonly: boolean;
}

/** The units of a `file` in their order, without recursion; `translate` is inherited. */
const unitsIn = (file: XmlElement): readonly FoundUnit[] => {
  const found: FoundUnit[] = [];
  const stack: FoundUnit[] = [{ element: file, isReadonly: false }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { element } = next;
    const { translate } = element.attributes;
    const isReadonly = translate === undefined ? next.isReadonly : translate === "no";
    if (localName(element) === "unit") found.push({ element, isReadonly });
    else if (element === file || localName(element) === "group")
      for (const child of element.children.toReversed())
        if (isElement(child)) stack.push({ element: child, isReadonly });
  }
  return found;
};

interface Reading {
  readonly file: XmlFile;
  readonly context: CodecContext;
  readonly identities: Identities;
  readonly aliases: Map<string, string>;
}

const segmentsOf = (unit: FoundUnit, parent: XmlElement, reading: Reading): readonly SegmentEntry[] => {
  const segments = childElements(unit.element, "segment");
  return segments.map((segment, index) => {
    const suffix = segments.length === 1 ? "" : `///${segment.attributes["id"] ?? index + 1}`;
    return entryOf({ ...unit, segment, suffix, parent }, reading);
  });
};

interface FoundSegment extends FoundUnit {
  readonly segment: XmlElement;
  /** What tells the segments of a unit apart; "" for the only one. */
  readonly suffix: string;
  /** The `file`. */
  readonly parent: XmlElement;
}

const entryOf = (found: FoundSegment, { file, context, identities, aliases }: Reading): SegmentEntry => {
  const { element, segment, suffix, parent } = found;
  const { text } = file;
  const source = firstChild(segment, "source");
  const target = firstChild(segment, "target");
  const read = (part: XmlElement | undefined) => (part === undefined ? "" : markupText.read(innerXml(text, part)));
  const targetText = read(target) || (isBase(context) ? read(source) : "");
  const short = `${element.attributes["id"] ?? ""}${suffix}`;
  const key = `${parent.attributes["id"] ?? ""}///${short}`;
  const { name } = element.attributes;
  const shown = name === undefined || name === "" ? key : `${name}${suffix}`;
  const place = suffix === "" ? element : segment;
  const line = file.lineAt(place.start);
  const { developer, translator, locations } = notesOf(text, element);
  const unit: Unit = {
    id: identities.unique(isMonolingual(context) ? shown : key, line),
    context: shown,
    source: isMonolingual(context) ? [] : [read(source)],
    target: [targetText],
    state: found.isReadonly ? "readonly" : targetText === "" ? "empty" : stateOf(segment),
    notes: { developer, translator },
    locations,
    flags: ["xml-text", ...lengthOf(element, segment)],
    span: { start: place.start, end: place.end, line },
  };
  if (!aliases.has(short)) aliases.set(short, unit.id);
  return { unit, element: place, parent: element, segment, source, target };
};

const stateOf = ({ attributes: { state } }: XmlElement): UnitState =>
  state === "initial" ? "fuzzy" : state === "reviewed" || state === "final" ? "approved" : "translated";

const notesOf = (text: string, unit: XmlElement) => {
  const notes = { developer: [] as string[], translator: [] as string[], location: [] as string[] };
  for (const note of childElements(unit, "notes").flatMap((group) => childElements(group, "note"))) {
    const { category, appliesTo } = note.attributes;
    const kind =
      category === "location"
        ? "location"
        : category === "translator" || appliesTo === "target"
          ? "translator"
          : "developer";
    notes[kind].push(decodeText(innerXml(text, note)).trim());
  }
  return { developer: notes.developer.join("\n"), translator: notes.translator.join("\n"), locations: notes.location };
};

/** The limit of the module for sizes and lengths: `255` or `0,255`. */
const lengthOf = (...elements: readonly XmlElement[]): readonly string[] => {
  for (const { attributes } of elements) {
    const name = Object.keys(attributes).find((key) => key.endsWith(":sizeRestriction"));
    const maximum = /(?:^|,)\s*(\d+)\s*$/.exec(name === undefined ? "" : (attributes[name] ?? ""))?.[1];
    if (maximum !== undefined) return [`max-length:${maximum}`];
  }
  return [];
};
