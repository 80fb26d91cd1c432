/** Users. */
export * from "./columns.ts";
export * from "./model.ts";
export { type Profile, ProfilePatch, themes } from "./profile.ts";
export { Profiles } from "./profiles.ts";
export * from "./service.ts";
export { fullNameProblem } from "./names.ts";
export { mayKeepCredentials } from "./policy.ts";
