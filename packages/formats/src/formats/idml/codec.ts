/** `idml`: packages of Adobe InDesign; every text keeps its place in its story, and is known by it. */
import type { XmlElement } from "@rgrove/parse-xml";
import { type Codec, CodecError } from "../../contract/index.ts";
import { copyOfBase, fixedAbilities } from "../../entries/index.ts";
import { archiveParser, type Place } from "../../xml/archive.ts";
import { innerXml, isElement, localName } from "../../xml/element.ts";
import { decodeText } from "../../xml/escape.ts";
import type { XmlFile } from "../../xml/file.ts";
import { mixedText } from "../../xml/form.ts";

const story = /^Stories\/([^/]+)\.xml$/;
const noEntities: ReadonlySet<string> = new Set();

/** All that people can read of a story, but editors' notes and what is marked as deleted. */
const placesOf = ({ root, text }: XmlFile, prefix: string): readonly Place[] => {
  const found: Place[] = [];
  const stack: Place[] = [{ element: root, path: prefix }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { element } = next;
    if (localName(element) === "Content") {
      if (decodeText(innerXml(text, element)).trim() !== "") found.push(next);
    } else stack.push(...childrenOf(next).toReversed());
  }
  return found;
};

const childrenOf = ({ element, path }: Place): readonly Place[] => {
  const counts = new Map<string, number>();
  return element.children.filter(isElement).flatMap((child) => {
    const name = localName(child);
    if (name === "Note" || child.attributes["ChangeType"] === "DeletedText") return [];
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [{ element: child, path: `${path}/${count === 1 ? name : `${name}[${count}]`}` }];
  });
};

const write = (text: string, element: XmlElement, { text: file, source, highest }: XmlFile): string => {
  if (decodeText(text).trim() === "" || text.trim() === "") throw new CodecError("A text of a story cannot be empty.");
  if (/[\n\r]/.test(text)) throw new CodecError("A text of a story cannot hold line breaks: they stand between texts.");
  const target = { eol: source.eol, highest };
  return mixedText.write(text, { like: innerXml(file, element), entities: noEntities, target });
};

export const idml: Codec = {
  id: "idml",
  name: "Adobe InDesign package",
  extensions: ["idml"],
  contentType: "application/vnd.adobe.indesign-idml-package",
  kind: "monolingual",
  keepsSource: true,
  can: fixedAbilities,
  codeStyle: "posix",
  flags: ["strict-same"],
  sniff: (head, path) => {
    const start = Buffer.from(head.subarray(0, 90)).toString("latin1");
    if (/^PK\x03\x04[^]{26}mimetypeapplication\/vnd\.adobe\.indesign-idml-package/.test(start)) return 0.95;
    return start.startsWith("PK") && /\.idml$/i.test(path) ? 0.6 : 0;
  },
  parse: archiveParser({
    members: ({ members }) =>
      [...members.keys()].flatMap((name) => {
        const prefix = story.exec(name)?.[1];
        return prefix === undefined ? [] : [{ name, prefix }];
      }),
    missing: () => new CodecError("This is no InDesign package: it has no stories."),
    places: placesOf,
    read: mixedText.read,
    write,
  }),
  create: copyOfBase,
};
