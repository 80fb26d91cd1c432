/** Packages of Adobe InDesign. */
export { idml } from "./codec.ts";
