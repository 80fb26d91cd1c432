/** Units to be written, as the service would hand them over. */
import type { ExportMeta, ExportUnit } from "../../src/writers/index.ts";

export const exported = (unit: Partial<ExportUnit>): ExportUnit => ({
  context: "",
  source: ["Hello"],
  target: ["Ahoj"],
  location: [],
  developerNote: "",
  translatorNote: "",
  flags: [],
  fuzzy: false,
  idHash: "8000000000000001",
  state: 20,
  ...unit,
});

export const meta: ExportMeta = {
  project: "Hello",
  language: "cs",
  languageName: "Czech",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  url: "https://example.org/projects/hello/po/cs/",
  generator: "Dragoman 1.0",
  created: new Date("2026-01-02T03:04:05Z"),
};
