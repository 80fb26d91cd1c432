/** Plural rules of Apple's platforms. */
export { stringsdict } from "./codec.ts";
