/** Overviews: where work is. */
export * from "./columns.ts";
export * from "./model.ts";
export * from "./service.ts";
export * from "./workColumns.ts";
export type { MatrixShapes } from "./stores/matrix.ts";
