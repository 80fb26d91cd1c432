/** Components: settings, repositories' places on disk, discovery of files, messages. */
export * from "./alertFacts.ts";
export * from "./catalogue.ts";
export * from "./columns.ts";
export * from "./discovery.ts";
export * from "./facts.ts";
export * from "./internalAddress.ts";
export * from "./languageFilter.ts";
export * from "./messages.ts";
export * from "./model.ts";
export { filemaskProblem, maskProblem, pathProblem } from "./paths.ts";
export * from "./service.ts";
export { renderTemplate } from "./templates.ts";
export { type SourceLocation, sourceLocations } from "./sourceLinks.ts";
export type { Candidate, Preview, Surveyed } from "./survey.ts";
