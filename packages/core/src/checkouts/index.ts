/** Checkouts: where the repositories of components lie, how they are made again, and who signs in them. */
export {
  checkGiven,
  credentialColumns,
  type Given,
  type GivenCredentials,
  isSame,
  type KeepsCredentials,
  makeCredentials,
  nextCredentials,
  separate,
} from "./credentials.ts";
export { receivedFiles } from "./received.ts";
export { type CheckoutError, Checkouts, DataFolderUnusable, type Owner } from "./service.ts";
export { person, server } from "./signature.ts";
export { abandonedCheckouts, sweepCheckouts, sweeping } from "./sweeping.ts";
