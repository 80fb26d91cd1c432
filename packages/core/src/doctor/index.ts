/** The doctor: finds where what is kept twice does not agree, and mends it. */
export * from "./model.ts";
export { type Examination, examine } from "./examining.ts";
export { mend } from "./mending.ts";
