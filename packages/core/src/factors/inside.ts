/** Second factors, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { FactorKeeping } from "./keeping.ts";
export { maySetUpFactors } from "./policy.ts";
