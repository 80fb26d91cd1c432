export { po, poMono } from "./codec.ts";
