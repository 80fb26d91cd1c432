export { gwt, gwtIso } from "./codec.ts";
