/** Checkouts: where the repositories of components lie, how they are made again, and who signs in them. */
export { DataFolderUnusable } from "./service.ts";
