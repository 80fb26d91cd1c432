/** Overviews: where work is. */
export * from "./alertColumns.ts";
export * from "./columns.ts";
export * from "./languageColumns.ts";
export * from "./model.ts";
export * from "./service.ts";
export * from "./taskColumns.ts";
export * from "./workColumns.ts";
export type { MatrixShapes } from "./stores/matrix.ts";
