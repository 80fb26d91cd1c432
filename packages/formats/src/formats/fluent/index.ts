export { fluent } from "./codec.ts";
