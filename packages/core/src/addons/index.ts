/** Add-ons: what a component or a project does beyond translating, by kinds that people install. */
export { kinds } from "./catalogue.ts";
export * from "./columns.ts";
export type { DiscoveryPreview } from "./discovering.ts";
export * from "./model.ts";
export type { Offer } from "./offers.ts";
export { PublishFolder } from "./publishing/folder.ts";
export { Publications } from "./publishing/service.ts";
export * from "./service.ts";
