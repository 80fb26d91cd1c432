/** Zip archives, read within limits and written member by member. */
export * from "./read.ts";
export * from "./write.ts";
