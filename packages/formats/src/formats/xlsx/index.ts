export { xlsx } from "./codec.ts";
