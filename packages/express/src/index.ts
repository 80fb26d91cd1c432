/** Dragoman in an app of Express: `app.use("/l10n", await dragoman({ ... }))`. */
export { type Dragoman, dragoman, type DragomanOptions } from "./dragoman.ts";
export type { HostRequest } from "./hostRequest.ts";
export { AnswerFailed, type LogEntry, SettingInvalid } from "@dragoman/node";
