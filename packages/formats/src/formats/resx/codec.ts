/** `resx`: resources of .NET. Only texts are units; pictures, files and the designer's own entries stay as they are. */
import { type Codec, CodecError, encode, splice, verboseLimits } from "../../contract/index.ts";
import { baseModel, type Model } from "../../xml/document.ts";
import { XmlEditor } from "../../xml/editor.ts";
import { childElements, firstChild, innerXml } from "../../xml/element.ts";
import { decodeText, encodeAttribute, encodeText } from "../../xml/escape.ts";
import type { XmlFile } from "../../xml/file.ts";
import { mixedText } from "../../xml/form.ts";
import { keyedCan, type KeyedEntry, type KeyedShape, parseKeyed } from "../../xml/keyed.ts";
import type { Block } from "../../xml/layout.ts";
import { sniffXml } from "../../xml/sniff.ts";
import { emptyFile } from "./emptyFile.ts";

const step = "  ";

const shape: KeyedShape = {
  form: mixedText,
  step,
  find: (file) => entriesOf(file),
  slot: (content) => ({ open: "<value>", name: "value", content }),
  block: ({ unit, content, editor }) => {
    const note = unit.notes?.developer ?? "";
    const children: Block[] = [{ open: "<value>", name: "value", content }];
    if (note !== "") children.push({ open: "<comment>", name: "comment", content: encodeText(note, editor.target) });
    const name = encodeAttribute(unit.id, editor.target);
    return [{ open: `<data name="${name}" xml:space="preserve">`, name: "data", content: children }];
  },
};

const entriesOf = ({ root, text, lineAt }: XmlFile): readonly KeyedEntry[] => {
  if (root.name !== "root")
    throw new CodecError(`The root element is <${root.name}>, not <root>.`, lineAt(root.start), 1);
  return childElements(root, "data").flatMap((element) => {
    const { name, type, mimetype } = element.attributes;
    // The designer names its own entries `>>control.Property`.
    if (name === undefined || type !== undefined || mimetype !== undefined || name.startsWith(">>")) return [];
    const comment = firstChild(element, "comment");
    return {
      element,
      key: name,
      slot: firstChild(element, "value"),
      note: comment === undefined ? "" : decodeText(innerXml(text, comment)),
    };
  });
};

/** The schema and the headers of the base, without its resources. */
const create: Codec["create"] = (context, template) => {
  const model = template === undefined ? baseModel(context) : baseModel({ ...context, base: parse(template, context) });
  return model === undefined ? encode(emptyFile, { encoding: "utf-8", bom: true }) : withoutResources(model);
};

const withoutResources = ({ file }: Model): Uint8Array => {
  const editor = new XmlEditor(file, step);
  for (const element of childElements(file.root, "data", "metadata", "assembly")) editor.remove(element);
  return encode(splice(file.text, editor.finish()), file.source);
};

const parse = parseKeyed(shape);

export const resx: Codec = {
  id: "resx",
  name: ".NET resource file",
  extensions: ["resx"],
  contentType: "text/microsoft-resx",
  kind: "monolingual",
  limits: verboseLimits,
  can: keyedCan,
  codeStyle: "bcp",
  flags: [],
  sniff: sniffXml({ path: /\.resx$/i, root: "root", contains: /resheader|<data\s/ }),
  parse,
  create,
};
