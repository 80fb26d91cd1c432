export { type MoFile, type MoMessage, readMo } from "./read.ts";
export { type MoUnit, writeMo } from "./write.ts";
