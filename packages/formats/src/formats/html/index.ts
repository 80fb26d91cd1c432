/** Pages of HTML. */
export { html } from "./codec.ts";
