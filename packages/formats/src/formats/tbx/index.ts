/** Glossaries in TermBase eXchange. */
export { tbx } from "./codec.ts";
