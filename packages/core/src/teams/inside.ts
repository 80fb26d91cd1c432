/** Teams, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { MembershipKeeping } from "./membershipKeeping.ts";
export { TeamKeeping } from "./keeping.ts";
