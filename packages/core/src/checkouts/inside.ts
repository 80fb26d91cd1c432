/** Checkouts, for other rooms of the core: nothing here asks for rights, and no package exports it. */
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
export { abandonedCheckouts, sweepCheckouts, sweeping } from "./sweeping.ts";
export { type CheckoutError, Checkouts, type Owner } from "./service.ts";
export { person, server } from "./signature.ts";
export { type FilePlaces, withTextFolders } from "./textFolders.ts";
