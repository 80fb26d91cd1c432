/** Excel workbooks. */
export { xlsx } from "./codec.ts";
