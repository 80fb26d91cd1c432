/** GWT messages: property files with plural forms. */
export { gwt, gwtIso } from "./codec.ts";
