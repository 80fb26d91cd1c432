/** Identities. */
export * from "./columns.ts";
export * from "./errors.ts";
export {
  type Arrival,
  type Departure,
  flowLasts,
  LinkInput,
  type Provider,
  type ProviderOutline,
  Providers,
} from "./model.ts";
export * from "./service.ts";
