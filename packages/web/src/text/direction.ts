/** Which way a text runs, and in which language it is. */
export type Direction = "ltr" | "rtl";

/** A code as browsers know it: `pt_BR` is `pt-BR`, and `ca@valencia` is `ca-valencia`. */
export const tagOf = (code: string): string => code.replaceAll("_", "-").replace("@", "-");
