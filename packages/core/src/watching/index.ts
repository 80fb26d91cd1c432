/** Projects that accounts watch. */
export * from "./model.ts";
export * from "./service.ts";
