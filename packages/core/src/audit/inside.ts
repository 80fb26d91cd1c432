/** What happened to accounts, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { AuditKeeping } from "./keeping.ts";
