/** XLIFF 2. */
export { xliff2 } from "./codec.ts";
