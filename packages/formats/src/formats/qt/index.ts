/** Translation source files of Qt. */
export { ts } from "./codec.ts";
