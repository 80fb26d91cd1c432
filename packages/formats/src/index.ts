/** Codecs for localisation files: `codecs`, `codecById`, and the contract that they keep; and translation memories. */
export * from "./contract/index.ts";
export { isPart, packFolder, unpackFolder } from "./folder/index.ts";
export * from "./registry.ts";
export { readTmx, type TmxEntry, type TmxHeader, writeTmx } from "./formats/tmx/index.ts";
export * from "./gettext/mo/index.ts";
export * from "./merging/index.ts";
export {
  type ExportFormat,
  type ExportMeta,
  type ExportUnit,
  exportFormats,
  type UnitWriter,
} from "./writers/index.ts";
export { restyleYaml, type YamlStyle } from "./yaml/restyle.ts";
export { createZip, readZip, unpack, type ZipArchive, type ZipMember } from "./zip/index.ts";
