/** Plain text. */
export { txt } from "./codec.ts";
