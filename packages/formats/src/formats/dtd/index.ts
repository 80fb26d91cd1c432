export { dtd } from "./codec.ts";
