/** What the main thread and the database's thread say to each other. */
import type { Urgency } from "../urgency.ts";

export interface WorkerOptions {
  /** The data folder, locked by this process. */
  readonly folder: string;
  /** Wait for the disk at every commit. */
  readonly fsync: boolean;
}

export type ToDatabase =
  | { readonly type: "enter"; readonly client: number; readonly urgency: Urgency }
  | { readonly type: "send"; readonly client: number; readonly bytes: Uint8Array }
  | { readonly type: "consumed"; readonly client: number; readonly count: number }
  | { readonly type: "leave"; readonly client: number }
  | { readonly type: "stop" };

export type FromDatabase =
  | { readonly type: "ready" }
  | { readonly type: "crash"; readonly reason: string }
  | { readonly type: "answer"; readonly client: number; readonly bytes: Uint8Array }
  | { readonly type: "taken"; readonly client: number; readonly count: number }
  | { readonly type: "close"; readonly client: number };
