/** Forges, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { forgeKind, forgeKinds } from "./catalogue.ts";
export type { Authorized, Forge, ForgeKind } from "./forge.ts";
export { type ForgeAnswer, type ForgeCall, type ForgeHttp, type HttpLimits, makeHttp } from "./http.ts";
export { locate, type Located } from "./places.ts";
export { requestOf } from "./requesting.ts";
export { ForgeKeeping, type ForgeOwner, type ForgeSession, type NoticedRequest } from "./keeping.ts";
export { type KeptRequest, makeRequestStore, type NoticedComponent } from "./store.ts";
