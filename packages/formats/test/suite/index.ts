/** The suite that every format's test runs: `codecSuite(codec, new URL("../golden/<id>/", import.meta.url))`. */
export { codecSuite } from "./codecSuite.ts";
export { type NastyTextOptions, nastyText } from "./nastyText.ts";
export type { SuiteOptions } from "./options.ts";
