/** Flat XML. */
export { flatXml } from "./codec.ts";
