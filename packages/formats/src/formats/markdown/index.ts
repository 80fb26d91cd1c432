/** Documents of Markdown. */
export { markdown } from "./codec.ts";
