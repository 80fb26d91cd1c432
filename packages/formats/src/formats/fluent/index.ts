/** Mozilla's Fluent. */
export { fluent } from "./codec.ts";
