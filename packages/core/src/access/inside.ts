/** Access, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export * from "./visibility.ts";
export * from "./notices.ts";
export { permit } from "./permit.ts";
export { builtinRoles, roleIds } from "./builtin.ts";
