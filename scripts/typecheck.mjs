/** Type-checks all sources and tests together, with the declarations that the packages would publish. */
import { call } from "./workspace/process.mjs";

export const run = () => call("tsc", ["-p", "tsconfig.check.json"]);
