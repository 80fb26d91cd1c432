/** Mozilla's entity files. */
export { dtd } from "./codec.ts";
