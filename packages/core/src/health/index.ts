/** Whether this process can do its work. */
export * from "./service.ts";
