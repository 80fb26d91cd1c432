/** Checkouts: where the repositories of components lie, how they are made again, and who signs in them. */
export { type CheckoutError, Checkouts, DataFolderUnusable, type Owner } from "./service.ts";
export { server } from "./signature.ts";
