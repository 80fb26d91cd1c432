/** `odf`: OpenDocument texts, sheets, slides and drawings; every paragraph keeps its place, and is known by it. */
import { type Codec, CodecError, encode, refuseHuge, type SourceText, usualLimits } from "../../contract/index.ts";
import {
  type Entry,
  EntryDocument,
  fixedAbilities,
  lineNumbers,
  refuseAddition,
  type Shape,
  singleForm,
  uniqueIds,
} from "../../entries/index.ts";
import { contentOf, innerXml } from "../../xml/element.ts";
import { readXml, type XmlFile } from "../../xml/file.ts";
import { readZip, replaceMembers, unpack, type ZipArchive } from "../../zip/index.ts";
import { type Paragraph, paragraphsOf } from "./paragraphs.ts";
import { readText, writeText } from "./text.ts";

const bounded = (bytes: Uint8Array) => {
  refuseHuge(bytes);
  return bytes;
};

interface ParagraphEntry extends Entry {
  readonly paragraph: Paragraph;
  readonly file: XmlFile;
}

const shape: Shape<ParagraphEntry, undefined> = {
  set: ({ target }, { value, paragraph, file }) => [
    { start: value.start, end: value.end, text: writeText(singleForm(target), paragraph.element, file) },
  ],
  add: refuseAddition,
};

/** The members with texts, and what their paths begin with; headers and footers are among the styles. */
const textMembers = [
  { name: "content.xml", prefix: "" },
  { name: "styles.xml", prefix: "styles.xml" },
] as const;

/** Between the texts of members: XML cannot hold it. */
const separator = "\0";

interface Member {
  readonly name: string;
  readonly prefix: string;
  readonly file: XmlFile;
}

const parse: Codec["parse"] = (bytes) => {
  const archive = readZip(bytes);
  const members = textMembers.flatMap((known): readonly Member[] => {
    const member = archive.members.get(known.name);
    return member === undefined
      ? []
      : [{ ...known, file: readXml(bounded(unpack(archive, member, usualLimits.bytes))) }];
  });
  const [content] = members;
  if (content?.name !== "content.xml") throw new CodecError("This is no OpenDocument file: it has no content.xml.");
  const source = sourceOf(bytes, archive, members);
  const lineAt = lineNumbers(source.text);
  const nameOf = uniqueIds();
  let offset = 0;
  const entries = members.flatMap(({ file, prefix }) => {
    const shift = offset;
    offset += file.text.length + separator.length;
    return paragraphsOf(file, prefix).map((paragraph): ParagraphEntry => {
      const { start, end } = contentOf(file.text, paragraph.element);
      const place = { start: start + shift, end: end + shift };
      const id = nameOf(paragraph.path);
      const unit = {
        id,
        context: id,
        source: [],
        target: [readText(innerXml(file.text, paragraph.element))],
        state: "translated" as const,
        notes: { developer: "", translator: "" },
        locations: [],
        flags: [],
        span: { ...place, line: lineAt(place.start) },
      };
      return { unit, paragraph, file, block: place, value: place };
    });
  });
  return new EntryDocument({ source, style: undefined, entries }, shape);
};

/**
 * The texts of the members one after another; packing replaces the members that changed, and leaves all others as they
 * are.
 */
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

const extensions = "odt ods odp odg odc odf odi odm ott ots otp otg otc otf oti oth sxw".split(" ");

export const odf: Codec = {
  id: "odf",
  name: "OpenDocument file",
  extensions,
  contentType: "application/vnd.oasis.opendocument.text",
  kind: "monolingual",
  keepsSource: true,
  can: fixedAbilities,
  codeStyle: "posix",
  flags: ["strict-same"],
  sniff: (head, path) => {
    const start = Buffer.from(head.subarray(0, 80)).toString("latin1");
    if (/^PK\x03\x04[^]{26}mimetypeapplication\/vnd\.(?:oasis\.opendocument|sun\.xml)/.test(start)) return 0.95;
    const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
    return start.startsWith("PK") && extensions.includes(extension) ? 0.6 : 0;
  },
  parse,
  create: ({ base }, template) => {
    if (template !== undefined) return template;
    const copy = base?.source.pack?.(base.source.text);
    if (copy === undefined) throw new CodecError("A new file of this format needs the file of the source language.");
    return copy;
  },
};
