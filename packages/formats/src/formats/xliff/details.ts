/** What XLIFF 1 says about a unit beside its texts: notes, places in the source code, limits of length, flags. */
import type { XmlElement } from "@rgrove/parse-xml";
import { childElements, firstChild, innerXml } from "../../xml/element.ts";
import { decodeText } from "../../xml/escape.ts";

export const notesOf = (text: string, elements: readonly XmlElement[]) => {
  const developer = new Set<string>();
  const translator = new Set<string>();
  for (const element of elements)
    for (const note of childElements(element, "note"))
      (note.attributes["from"] === "translator" ? translator : developer).add(decodeText(innerXml(text, note)).trim());
  return { developer: [...developer].join("\n"), translator: [...translator].join("\n") };
};

/** `file:line` of the context groups that give a location. */
export const locationsOf = (text: string, elements: readonly XmlElement[]): readonly string[] => {
  const locations = new Set<string>();
  for (const element of elements)
    for (const group of childElements(element, "context-group")) {
      const contexts = childElements(group, "context");
      const value = (type: string) => {
        const context = contexts.find(({ attributes }) => attributes["context-type"] === type);
        return context === undefined ? undefined : decodeText(innerXml(text, context)).trim();
      };
      const file = value("sourcefile");
      const line = value("linenumber");
      if (file !== undefined) locations.add(line === undefined ? file : `${file}:${line}`);
    }
  return [...locations];
};

/** The source of the version before, kept as an alternative. */
export const previousSourceOf = (element: XmlElement): XmlElement | undefined => {
  const previous = childElements(element, "alt-trans").find(
    ({ attributes }) => attributes["alttranstype"] === "previous-version",
  );
  return previous && firstChild(previous, "source");
};

/** Flags from `maxwidth`, `maxheight`, `size-unit`, `font` and `weblate-flags`. */
export const flagsOf = ({ attributes }: XmlElement): readonly string[] => {
  const flags = Array.from((attributes["weblate-flags"] ?? "").matchAll(/(?:"[^"]*"|'[^']*'|[^,"'])+/g), ([flag]) =>
    flag.trim(),
  );
  const width = attributes["maxwidth"];
  if (width !== undefined && /^\d+$/.test(width)) {
    const size = attributes["size-unit"] ?? "pixel";
    const height = attributes["maxheight"];
    flags.push(
      size === "char" || size === "byte"
        ? `max-length:${width}`
        : `max-size:${width}${height === undefined ? "" : `:${height}`}`,
    );
  }
  const [, family, , size, weight] = /^([^;]+)(;([^;]*)(?:;([^;]*))?)?$/.exec(attributes["font"] ?? "") ?? [];
  if (family !== undefined) flags.push(`font-family:${quoted(family.trim())}`);
  if (size !== undefined && /^\d+$/.test(size)) flags.push(`font-size:${size}`);
  if (weight !== undefined && weight !== "") flags.push(`font-weight:${weight}`);
  return [...new Set(flags.filter((flag) => flag !== ""))];
};

const quoted = (value: string) => (/[\s,:"']/.test(value) ? JSON.stringify(value) : value);

/** Attributes of a new unit for its flags. */
export const flagAttributes = (flags: readonly string[]): Readonly<Record<string, string>> => {
  const length = flags.map((flag) => /^max-length:(\d+)$/.exec(flag)?.[1]).find((found) => found !== undefined);
  const rest = flags.filter((flag) => !/^(?:max-length:|xml-text$)/.test(flag));
  return {
    ...(length === undefined ? {} : { maxwidth: length, "size-unit": "char" }),
    ...(rest.length === 0 ? {} : { "weblate-flags": rest.join(", ") }),
  };
};
