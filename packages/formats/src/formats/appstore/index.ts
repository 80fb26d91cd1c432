/** Texts of app stores' pages. */
export { appstore } from "./codec.ts";
