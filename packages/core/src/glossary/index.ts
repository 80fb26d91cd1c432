/** Glossaries: components of terms, whose languages are those of their project. */
export * from "./service.ts";
