/** Teams: what they give, and who is in them. */
export * from "./columns.ts";
export * from "./memberships.ts";
export * from "./model.ts";
export * from "./ownTeams.ts";
export * from "./projectTeams.ts";
export * from "./service.ts";
