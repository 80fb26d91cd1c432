/** Windows resource scripts. */
export { rc } from "./codec.ts";
