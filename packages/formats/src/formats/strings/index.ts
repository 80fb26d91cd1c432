export { strings, stringsUtf8 } from "./codec.ts";
