/** Joomla's language files. */
export { joomla } from "./codec.ts";
