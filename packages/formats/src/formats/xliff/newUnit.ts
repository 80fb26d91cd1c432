/** New elements of XLIFF 1: a unit, a group of plural forms, one more form of a group. */
import type { XmlElement } from "@rgrove/parse-xml";
import type { NewUnit, UnitState } from "../../contract/index.ts";
import type { XmlEditor } from "../../xml/editor.ts";
import { prefixed } from "../../xml/element.ts";
import { encodeAttribute, encodeText } from "../../xml/escape.ts";
import type { Block } from "../../xml/layout.ts";
import { flagAttributes } from "./details.ts";
import type { Flavor } from "./read.ts";
import { stateAttribute } from "./state.ts";

export interface Making {
  /** An element whose namespace prefix the new ones take. */
  readonly parent: XmlElement;
  readonly editor: XmlEditor;
  readonly flavor: Flavor;
}

export const newUnitBlock = (unit: NewUnit, making: Making): Block => {
  const id = unit.id.includes("///") ? unit.id.slice(unit.id.indexOf("///") + 3) : unit.id;
  const resname =
    unit.context !== "" && unit.context !== id && !unit.context.includes("///") ? unit.context : undefined;
  const attributes = {
    ...(resname === undefined ? {} : { resname }),
    ...(unit.state === "readonly" ? { translate: "no" } : {}),
    ...flagAttributes(unit.flags ?? []),
  };
  const details = [...noteBlocks(unit, making), ...locationBlocks(unit.locations ?? [], making)];
  const source = (index: number) => unit.source[index] ?? unit.source.at(-1) ?? unit.target[0] ?? "";
  const texts = (index: number) => ({ source: source(index), target: unit.target[index] ?? "", state: unit.state });
  if (unit.plural === undefined || !making.flavor.plurals)
    return element(
      "trans-unit",
      { id, ...approved(unit.state), ...attributes },
      [...textBlocks(texts(0), making), ...details],
      making,
    );
  const count = Math.max(unit.target.length, unit.source.length);
  const forms = Array.from({ length: count }, (_, index) =>
    element("trans-unit", { id: `${id}[${index}]`, ...approved(unit.state) }, textBlocks(texts(index), making), making),
  );
  return element("group", { restype: "x-gettext-plurals", id, ...attributes }, [...forms, ...details], making);
};

/** The plural form number `index`, named like the last one of the group. */
export const nextFormBlock = (last: XmlElement, index: number, texts: Texts, making: Making): Block => {
  const id = `${(last.attributes["id"] ?? "").replace(/\[\d+\]$/, "")}[${index}]`;
  return element("trans-unit", { id, ...approved(texts.state) }, textBlocks(texts, making), making);
};

const approved = (state: UnitState | undefined): Readonly<Record<string, string>> =>
  state === "approved" ? { approved: "yes" } : {};

export interface Texts {
  readonly source: string;
  readonly target: string;
  readonly state: UnitState | undefined;
}

const textBlocks = ({ source, target, state }: Texts, making: Making): readonly Block[] => {
  const content = (text: string) =>
    making.flavor.form.write(text, { like: "", entities: new Set(), target: making.editor.target });
  const attribute = stateAttribute(state);
  return [
    element("source", {}, content(source), making),
    ...(target === ""
      ? []
      : [element("target", attribute === undefined ? {} : { state: attribute }, content(target), making)]),
  ];
};

const noteBlocks = ({ notes }: NewUnit, making: Making): readonly Block[] =>
  (["developer", "translator"] as const).flatMap((from) => {
    const note = notes?.[from].trim() ?? "";
    return note === "" ? [] : [element("note", { from }, plain(note, making), making)];
  });

const locationBlocks = (locations: readonly string[], making: Making): readonly Block[] =>
  locations.map((location) => {
    const [, file = location, line] = /^(.*?)(?::(\d+))?$/s.exec(location) ?? [];
    const context = (type: string, value: string) =>
      element("context", { "context-type": type }, plain(value, making), making);
    return element(
      "context-group",
      { name: "location", purpose: "location" },
      [context("sourcefile", file), ...(line === undefined ? [] : [context("linenumber", line)])],
      making,
    );
  });

const plain = (text: string, { editor }: Making) => encodeText(text, editor.target);

const element = (
  local: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly Block[],
  { parent, editor }: Making,
): Block => {
  const name = prefixed(parent, local);
  const spelled = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${encodeAttribute(value, editor.target)}"`,
  );
  return { open: `<${name}${spelled.join("")}>`, name, content };
};
