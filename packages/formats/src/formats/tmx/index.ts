/** Translation memories in TMX: no format of components, but one to import and to export. */
export { readTmx, type TmxEntry } from "./read.ts";
export { type TmxHeader, writeTmx } from "./write.ts";
