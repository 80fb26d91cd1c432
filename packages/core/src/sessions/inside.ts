/** Sessions, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { SessionKeeping } from "./keeping.ts";
export { makeSecret } from "./secret.ts";
export { SecondFactors } from "./secondFactors.ts";
