export { ini } from "./codec.ts";
