/** The database: its layers, its schema, and shapes of answers. */
export * from "./shape.ts";
