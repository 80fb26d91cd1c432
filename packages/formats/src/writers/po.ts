/** PO files for download. The key of a monolingual unit is its msgctxt, the text of the base its msgid. */
import { type EntryParts, renderEntry } from "../gettext/render.ts";
import type { Style } from "../gettext/style.ts";
import { headerFields, isPlural } from "./catalogue.ts";
import type { ExportMeta, ExportUnit } from "./unit.ts";

const style: Style = { eol: "\n", page: 79, legacy: false };

export const writePo = (units: readonly ExportUnit[], meta: ExportMeta): Uint8Array => {
  const fields = [...headerFields(meta)].map(([name, value]) => `${name}: ${value}\n`).join("");
  const header = renderEntry({ ...bare, msgid: "", target: [fields] }, { ...style, page: "lines" });
  // Without a context, an empty msgid would be a second header.
  const entries = units
    .filter(({ source, context }) => source[0] !== "" || context !== "")
    .map((unit) => entryOf(unit, meta));
  return Buffer.from(`${[header, ...entries].join("\n\n")}\n`);
};

const bare: Omit<EntryParts, "msgid" | "target"> = {
  context: undefined,
  plural: undefined,
  translator: [],
  developer: [],
  locations: [],
  flags: [],
};

const entryOf = (unit: ExportUnit, { plural }: ExportMeta): string => {
  const comments = [
    ...linesOf(unit.translatorNote).map((line) => `# ${line}`.trimEnd()),
    ...linesOf(unit.developerNote).map((line) => `#. ${line}`.trimEnd()),
    // Each reference has a line of its own; one with a blank in it stands between isolates.
    ...unit.location.map((location) => `#: ${/\s/.test(location) ? `\u2068${location}\u2069` : location}`),
  ];
  const forms = isPlural(unit) ? plural.number : 1;
  const entry = renderEntry(
    {
      ...bare,
      flags: [...(unit.fuzzy ? ["fuzzy"] : []), ...unit.flags],
      context: unit.context === "" ? undefined : clean(unit.context),
      msgid: clean(unit.source[0] ?? ""),
      plural: isPlural(unit) ? clean(unit.source.at(-1) ?? "") : undefined,
      target: Array.from({ length: forms }, (_, index) => clean(unit.target[index] ?? "")),
    },
    style,
  );
  return [...comments, entry].join("\n");
};

const linesOf = (note: string): readonly string[] =>
  note === ""
    ? []
    : clean(note)
        .trimEnd()
        .split(/\r\n|\r|\n/);

/** Gettext ends its texts with NUL, so that none may hold it. */
const clean = (text: string): string => text.replaceAll("\0", "\ufffd");
