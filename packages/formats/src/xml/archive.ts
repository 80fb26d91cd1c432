/**
 * Documents of office and layout programs: zip archives in which some members are XML with texts. The texts of a document
 * are those of its members one after another; packing replaces the members that changed and leaves all others as they are.
 */
import type { XmlElement } from "@rgrove/parse-xml";
import { type Codec, type CodecError, encode, refuseHuge, type SourceText, usualLimits } from "../contract/index.ts";
import {
  type Entry,
  EntryDocument,
  lineNumbers,
  refuseAddition,
  type Shape,
  singleForm,
  uniqueIds,
} from "../entries/index.ts";
import { readZip, replaceMembers, unpack, type ZipArchive } from "../zip/index.ts";
import { contentOf, innerXml } from "./element.ts";
import { readXml, type XmlFile } from "./file.ts";

/** An element that holds a text, and its path. */
export interface Place {
  readonly element: XmlElement;
  readonly path: string;
}

export interface ArchiveFormat {
  /** The members with texts, and what their paths begin with. */
  members(archive: ZipArchive): readonly { readonly name: string; readonly prefix: string }[];
  /** Why an archive without texts is of another format. */
  readonly missing: () => CodecError;
  places(file: XmlFile, prefix: string): readonly Place[];
  read(raw: string): string;
  /** @throws CodecError */
  write(text: string, element: XmlElement, file: XmlFile): string;
}

interface PlaceEntry extends Entry {
  readonly element: XmlElement;
  readonly file: XmlFile;
}

interface Member {
  readonly name: string;
  readonly prefix: string;
  readonly file: XmlFile;
}

/** Between the texts of members: XML cannot hold it. */
const separator = "\0";

export const archiveParser = (format: ArchiveFormat): Codec["parse"] => {
  const shape: Shape<PlaceEntry, undefined> = {
    set: ({ target }, { value, element, file }) => [
      { start: value.start, end: value.end, text: format.write(singleForm(target), element, file) },
    ],
    add: refuseAddition,
  };

  return (bytes) => {
    const archive = readZip(bytes);
    const members = membersOf(archive, format);
    if (members.length === 0) throw format.missing();
    const source = sourceOf(bytes, archive, members);
    const lineAt = lineNumbers(source.text);
    const nameOf = uniqueIds();
    let offset = 0;
    const entries = members.flatMap(({ file, prefix }) => {
      const shift = offset;
      offset += file.text.length + separator.length;
      return format.places(file, prefix).map(({ element, path }): PlaceEntry => {
        const { start, end } = contentOf(file.text, element);
        const place = { start: start + shift, end: end + shift };
        const id = nameOf(path);
        const unit = {
          id,
          context: id,
          source: [],
          target: [format.read(innerXml(file.text, element))],
          state: "translated" as const,
          notes: { developer: "", translator: "" },
          locations: [],
          flags: [],
          span: { ...place, line: lineAt(place.start) },
        };
        return { unit, element, file, block: place, value: place };
      });
    });
    return new EntryDocument({ source, style: undefined, entries }, shape);
  };
};

/** All members together are bounded as one file is. */
const membersOf = (archive: ZipArchive, format: ArchiveFormat): readonly Member[] => {
  let { bytes, parts } = usualLimits;
  return format.members(archive).flatMap((known): readonly Member[] => {
    const member = archive.members.get(known.name);
    if (member === undefined) return [];
    const content = unpack(archive, member, bytes);
    refuseHuge(content, { bytes: usualLimits.bytes, parts });
    bytes -= content.length;
    parts = Math.max(0, parts - countTags(content));
    return [{ ...known, file: readXml(content) }];
  });
};

const countTags = (content: Uint8Array): number => {
  let count = 0;
  for (const byte of content) if (byte === 0x3c) count++;
  return count;
};

const sourceOf = (bytes: Uint8Array, archive: ZipArchive, members: readonly Member[]): SourceText => ({
  text: members.map(({ file }) => file.text).join(separator),
  encoding: "utf-8",
  bom: false,
  eol: members[0]?.file.source.eol ?? "\n",
  finalEol: false,
  pack: (text) => {
    const changed = new Map<string, Uint8Array>();
    for (const [index, content] of text.split(separator).entries()) {
      const member = members[index];
      if (member !== undefined && content !== member.file.text)
        changed.set(member.name, encode(content, member.file.source));
    }
    return changed.size === 0 ? bytes : replaceMembers(archive, changed);
  },
});
