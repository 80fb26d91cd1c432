export { txt } from "./codec.ts";
