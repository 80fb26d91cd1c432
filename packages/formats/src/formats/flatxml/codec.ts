/** `flatxml`: one element a text, named by an attribute; the names of both are options of the component. */
import type { Codec, CodecContext } from "../../contract/index.ts";
import { emptied, fromBase } from "../../xml/create.ts";
import { isElement, openTag } from "../../xml/element.ts";
import { encodeAttribute } from "../../xml/escape.ts";
import { mixedText } from "../../xml/form.ts";
import { keyedCan, type KeyedEntry, type KeyedShape, parseKeyed } from "../../xml/keyed.ts";
import { attached } from "../../xml/layout.ts";
import { sniffXml } from "../../xml/sniff.ts";

const names = ({ options }: CodecContext) => {
  const option = (name: string, otherwise: string) => {
    const value = options[name];
    return typeof value === "string" && value !== "" ? value : otherwise;
  };
  return {
    root: option("flatxml_root_name", "root"),
    value: option("flatxml_value_name", "str"),
    key: option("flatxml_key_name", "key"),
  };
};

const shape: KeyedShape = {
  form: mixedText,
  step: "  ",
  find: ({ root, text }, context) => {
    const { value, key } = names(context);
    const entries: KeyedEntry[] = [];
    for (const [index, element] of root.children.entries()) {
      if (!isElement(element) || element.name !== value) continue;
      const name = element.attributes[key];
      if (name === undefined) continue;
      const { before, after } = attached(text, root, index);
      const note = [...before, ...after].map((comment) => comment.trim()).join("\n");
      entries.push({ element, key: name, slot: element, note });
    }
    return entries;
  },
  block: ({ unit, content, editor, like, context }) => {
    const { value, key } = names(context);
    const open =
      like === undefined
        ? `<${value} ${key}="${encodeAttribute(unit.id, editor.target)}">`
        : openTag(like.file.text, like.element);
    return [{ open, name: value, content }];
  },
};

const parse = parseKeyed(shape);

export const flatXml: Codec = {
  id: "flatxml",
  name: "Flat XML file",
  extensions: ["xml"],
  contentType: "text/xml",
  kind: "monolingual",
  can: keyedCan,
  codeStyle: "posix",
  flags: [],
  sniff: sniffXml({ path: /\.xml$/i, root: "root", contains: /<str\s[^>]*\bkey\s*=/ }),
  parse,
  create: (context, template) => {
    const { root } = names(context);
    return template === undefined
      ? fromBase(context, `<?xml version="1.0" encoding="utf-8"?>\n<${root}></${root}>\n`)
      : emptied(parse(template, context), context);
  },
};
