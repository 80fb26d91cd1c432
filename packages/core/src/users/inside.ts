/** Users, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export * from "./visibility.ts";
export { UserKeeping } from "./keeping.ts";
