/** Access: permissions, actors, the law of rights, and visibility. */
export * from "./errors.ts";
export * from "./model.ts";
export * from "./permissionField.ts";
export * from "./permissions.ts";
export * from "./policy.ts";
export * from "./service.ts";
export * from "./system.ts";
