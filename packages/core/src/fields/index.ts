/** Fields: the types of inputs, their messages, and the decoding of what clients send. */
export * from "./decode.ts";
export * from "./describe.ts";
export * from "./mask.ts";
export * from "./pattern.ts";
export * from "./received.ts";
export * from "./types.ts";
export { type FieldMessages, Invalid } from "./invalid.ts";
