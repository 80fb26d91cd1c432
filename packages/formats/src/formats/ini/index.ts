/** INI files, and Inno Setup's. */
export { ini, islu } from "./codec.ts";
