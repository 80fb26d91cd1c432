/** Every endpoint with its handler. */
import { entry } from "./entry.ts";

export const entries = [...entry];
