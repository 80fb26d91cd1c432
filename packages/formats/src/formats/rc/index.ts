export { rc } from "./codec.ts";
