/** What an editor of strings asks for. */
export * from "./columns.ts";
export type { Editing, Form } from "./editing.ts";
export * from "./model.ts";
export { type Act, acts, type Verdict } from "./policy.ts";
export * from "./service.ts";
export type { Term } from "./terms.ts";
