/** Users. */
export * from "./columns.ts";
export * from "./model.ts";
export * from "./service.ts";
export { fullNameProblem } from "./names.ts";
export { mayKeepCredentials } from "./policy.ts";
