/** OpenDocument files. */
export { odf } from "./codec.ts";
