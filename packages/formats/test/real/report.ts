/** What the checks of real files found, as a page of the documentation: the same files give the same page. */
import type { Findings } from "./check.ts";

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

/** Long messages that quote a file are cut, and bars would end a cell. */
const cell = (text: string): string => (text.length > 160 ? `${text.slice(0, 159)}…` : text).replaceAll("|", "\\|");

export const report = ({ figures, refusals }: Findings): string => {
  const sum = (key: "files" | "units" | "edited") => figures.reduce((total, one) => total + one[key], 0);
  return `${[
    "# Real files",
    "",
    "The tests fetch published packages with localisation files, all under permissive licences, and ask of every file:",
    "saved unchanged it is the same byte for byte, or it is refused with a reason. In every fifth file one unit gets another",
    "text, and no byte outside that unit changes.",
    "",
    "This page is written by `node --conditions=dragoman-source packages/formats/scripts/real-files.ts`.",
    "",
    row(["Package", "Licence", "Format", "Files", "Units", "Edited"]),
    row(["---", "---", "---", "---:", "---:", "---:"]),
    ...figures.map((one) => row([one.package, one.licence, `\`${one.format}\``, one.files, one.units, one.edited])),
    row(["**All**", "", "", sum("files"), sum("units"), sum("edited")]),
    "",
    `## Refused (${refusals.length})`,
    "",
    "The YAML files hold nothing but the name of another file: they were symbolic links. The JSON file is empty.",
    "",
    row(["File", "Format", "Reason"]),
    row(["---", "---", "---"]),
    ...refusals.map((one) => row([`${one.package}: ${one.path.slice(1)}`, `\`${one.format}\``, cell(one.reason)])),
  ].join("\n")}\n`;
};
