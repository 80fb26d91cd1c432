/** Teams. */
export * from "./projectTeams.ts";
export * from "./service.ts";
