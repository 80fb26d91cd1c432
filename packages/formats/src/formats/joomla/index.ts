export { joomla } from "./codec.ts";
