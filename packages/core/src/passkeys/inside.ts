/** Passkeys, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { PasskeyKeeping } from "./keeping.ts";
