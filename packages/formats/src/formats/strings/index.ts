/** Apple's string tables. */
export { strings, stringsUtf8 } from "./codec.ts";
