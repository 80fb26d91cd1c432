export { ini, islu } from "./codec.ts";
