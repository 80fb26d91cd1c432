/** The definitions of all endpoints, without what serves them. */
import { entries } from "./handlers/index.ts";
import type { Endpoint } from "./wire/endpoint.ts";

export const endpoints: readonly Endpoint[] = entries.map(({ endpoint }) => endpoint);
