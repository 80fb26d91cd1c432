/** `resourcedictionary`: string resources of WPF in a XAML resource dictionary. */
import type { XmlElement } from "@rgrove/parse-xml";
import { type Codec, CodecError } from "../../contract/index.ts";
import { emptied, fromBase } from "../../xml/create.ts";
import type { XmlEditor } from "../../xml/editor.ts";
import { isElement, localName, openTag } from "../../xml/element.ts";
import { encodeAttribute } from "../../xml/escape.ts";
import type { XmlFile } from "../../xml/file.ts";
import { mixedText } from "../../xml/form.ts";
import { keyedCan, type KeyedEntry, type KeyedShape, parseKeyed } from "../../xml/keyed.ts";
import { attached } from "../../xml/layout.ts";
import { sniffXml } from "../../xml/sniff.ts";

const xaml = "http://schemas.microsoft.com/winfx/2006/xaml";
const system = "clr-namespace:System;assembly=mscorlib";

/** The attribute `x:Key`, whatever prefix the file has for it. */
const keyOf = ({ attributes }: XmlElement): string | undefined => {
  const name = Object.keys(attributes).find((key) => key === "x:Key" || key.endsWith(":Key"));
  return name === undefined ? undefined : attributes[name];
};

/** XAML joins white space unless it is told not to. */
const losesBlanks = (text: string) => /^\s|\s$|\s\s|[\t\n]/.test(text);

const prefixOf = ({ root }: XmlFile, isUri: (uri: string) => boolean, otherwise: string): string =>
  Object.entries(root.attributes)
    .find(([name, uri]) => name.startsWith("xmlns:") && isUri(uri))?.[0]
    .slice("xmlns:".length) ?? otherwise;

const shape: KeyedShape = {
  form: mixedText,
  step: "    ",
  find: ({ root, text, lineAt }) => {
    if (localName(root) !== "ResourceDictionary")
      throw new CodecError(`The root element is <${root.name}>, not <ResourceDictionary>.`, lineAt(root.start), 1);
    const entries: KeyedEntry[] = [];
    for (const [index, element] of root.children.entries()) {
      if (!isElement(element) || localName(element) !== "String") continue;
      const key = keyOf(element);
      if (key === undefined) continue;
      const { before, after } = attached(text, root, index);
      const note = [...before, ...after].map((comment) => comment.trim()).join("\n");
      entries.push({ element, key, slot: element, note });
    }
    return entries;
  },
  block: ({ unit, content, editor, file, like }) => {
    const name = `${prefixOf(file, (uri) => uri.startsWith("clr-namespace:System;"), "system")}:String`;
    const key = `${prefixOf(file, (uri) => uri === xaml, "x")}:Key`;
    const preserve = losesBlanks(unit.target[0] ?? "") ? ' xml:space="preserve"' : "";
    if (like?.element.name === name) {
      const open = openTag(like.file.text, like.element).slice(0, -1);
      return [{ open: `${open}${open.includes("xml:space") ? "" : preserve}>`, name, content }];
    }
    return [{ open: `<${name} ${key}="${encodeAttribute(unit.id, editor.target)}"${preserve}>`, name, content }];
  },
  onSet: (element, text, editor: XmlEditor) => {
    if (losesBlanks(text) && element.attributes["xml:space"] === undefined)
      editor.setAttribute(element, "xml:space", "preserve");
  },
};

const parse = parseKeyed(shape);

export const resourceDictionary: Codec = {
  id: "resourcedictionary",
  name: "XAML resource dictionary",
  extensions: ["xaml"],
  contentType: "application/xaml+xml",
  kind: "monolingual",
  can: keyedCan,
  codeStyle: "bcp_legacy",
  flags: ["c-sharp-format"],
  sniff: sniffXml({ path: /\.xaml$/i, root: "ResourceDictionary" }),
  parse,
  create: (context, template) =>
    template === undefined
      ? fromBase(
          context,
          `<ResourceDictionary xmlns="${xaml}/presentation" xmlns:x="${xaml}" xmlns:system="${system}"></ResourceDictionary>\n`,
        )
      : emptied(parse(template, context), context),
};
