/** Memories for download in TMX: the first form of each string. */
import { writeTmx as writeMemory } from "../formats/tmx/index.ts";
import type { ExportMeta, ExportUnit } from "./unit.ts";
import { holdable } from "./xml.ts";

export const writeTmx = (units: readonly ExportUnit[], meta: ExportMeta): Uint8Array => {
  const [tool = "", toolVersion = ""] = meta.generator.split(/ (?=\S+$)/);
  const entries = units.map((unit) => ({
    id: "",
    sourceLanguage: meta.sourceLanguage,
    targetLanguage: meta.language,
    source: holdable(unit.source[0] ?? ""),
    target: holdable(unit.target[0] ?? ""),
    notes: [unit.developerNote, unit.translatorNote].filter((note) => note !== "").map(holdable),
  }));
  const header = { sourceLanguage: meta.sourceLanguage, tool, toolVersion };
  return Buffer.from([...writeMemory(header, entries)].join(""));
};
