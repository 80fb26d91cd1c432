/** Places: what stands at an address below a project. */
export * from "./columns.ts";
export * from "./service.ts";
