/** XLIFF 1.1 for download: `xliff` with plural forms, places, flags and notes, `xliff11` with the first forms only. */
import { isPlural } from "./catalogue.ts";
import type { ExportMeta, ExportUnit } from "./unit.ts";
import { attribute, content, declaration } from "./xml.ts";

export const writeXliff = (units: readonly ExportUnit[], meta: ExportMeta): Uint8Array =>
  document(
    meta,
    units.map((unit) => (isPlural(unit) ? pluralGroup(unit, meta) : transUnit(unit, idOf(unit), 0, details(unit)))),
  );

export const writeXliff11 = (units: readonly ExportUnit[], meta: ExportMeta): Uint8Array =>
  document(
    meta,
    units.map((unit) => transUnit(unit, idOf(unit), 0, { attributes: "", children: notes(unit) })),
  );

const document = (meta: ExportMeta, units: readonly string[]): Uint8Array =>
  Buffer.from(`${declaration}<xliff version="1.1" xmlns="urn:oasis:names:tc:xliff:document:1.1">
  <file original="NoName" datatype="plaintext"${attribute("source-language", meta.sourceLanguage)}${attribute("target-language", meta.language)}>
    <body>
${units.join("")}    </body>
  </file>
</xliff>
`);

const idOf = ({ context, idHash }: ExportUnit): string => context || idHash;

/** What stands in a unit beside its texts. */
interface Details {
  readonly attributes: string;
  readonly children: readonly string[];
}

const approved = 30;
const readonly = 100;

const transUnit = (unit: ExportUnit, id: string, form: number, { attributes, children }: Details): string => {
  const text = unit.target[form] ?? "";
  const lines = [
    `<source>${content(unit.source[Math.min(form, unit.source.length - 1)] ?? "")}</source>`,
    ...(text === "" ? [] : [`<target state="${stateOf(unit)}">${content(text)}</target>`]),
    ...children,
  ];
  const open = `<trans-unit${attribute("id", id)} xml:space="preserve" approved="${unit.state === approved ? "yes" : "no"}"${attributes}>`;
  return `      ${open}\n${lines.map((line) => `        ${line}\n`).join("")}      </trans-unit>\n`;
};

const stateOf = ({ fuzzy, state }: ExportUnit): string =>
  fuzzy ? "needs-translation" : state === approved ? "final" : "translated";

const pluralGroup = (unit: ExportUnit, { plural }: ExportMeta): string => {
  const id = idOf(unit);
  const { attributes, children } = details(unit);
  const forms = Array.from({ length: Math.max(plural.number, unit.target.length) }, (_, form) =>
    transUnit(unit, `${id}[${form}]`, form, { attributes: "", children: form === 0 ? children : [] }),
  );
  return `      <group restype="x-gettext-plurals"${attribute("id", id)}${attributes}>\n${forms.join("")}      </group>\n`;
};

const details = (unit: ExportUnit): Details => {
  const length = unit.flags.find((flag) => /^max-length:\d+$/.test(flag))?.slice("max-length:".length);
  const flags = unit.flags.length === 0 ? undefined : unit.flags.join(", ");
  const limit = length === undefined ? "" : `${attribute("maxwidth", length)} size-unit="char"`;
  return {
    attributes: `${unit.state === readonly ? ' translate="no"' : ""}${limit}${attribute("weblate-flags", flags)}`,
    children: [...unit.location.map(place), ...notes(unit)],
  };
};

const place = (location: string): string => {
  const [, file = location, line] = /^(.*):(\d+)$/s.exec(location) ?? [];
  const number = line === undefined ? "" : `<context context-type="linenumber">${line}</context>`;
  return `<context-group name="po-reference" purpose="location"><context context-type="sourcefile">${content(file)}</context>${number}</context-group>`;
};

const notes = ({ developerNote, translatorNote }: ExportUnit): readonly string[] => [
  ...(developerNote === "" ? [] : [`<note from="developer">${content(developerNote)}</note>`]),
  ...(translatorNote === "" ? [] : [`<note from="translator">${content(translatorNote)}</note>`]),
];
