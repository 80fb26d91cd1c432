/**
 * Saves: seen at once, kept on the device until the server has them, and sent one after another, the oldest first. What
 * the server refuses stays as a draft, with the reason.
 */
import { type Failure, isFailure, type Unit } from "@dragoman/client";
import { useSyncExternalStore } from "react";
import { forget, keep, kept, keysKept } from "./device.ts";
import type { Basis, Wording } from "./model.ts";

export interface Save extends Wording {
  readonly unit: number;
  /** Of the source, for lists of what waits. */
  readonly title: string;
  /** The address of the string. */
  readonly href: string;
  /** What stood there when it was edited. */
  readonly base: Basis;
  /** Whether it may overwrite what somebody else wrote meanwhile. */
  readonly force?: boolean;
}

export interface Refused {
  readonly save: Save;
  readonly error: Failure;
  /** The string as it is now, where somebody was faster. */
  readonly current?: Unit | undefined;
}

export interface SavingState {
  readonly waiting: readonly Save[];
  readonly refused: ReadonlyMap<number, Refused>;
  /** Nothing can be sent now. */
  readonly isCutOff: boolean;
  /** What takes the last save back. */
  readonly undo?: Save | undefined;
}

export type Outcome = { readonly saved: Unit } | { readonly faster: Unit; readonly error: Failure };

interface Wiring {
  readonly who: string;
  /** Sends one. @throws Failure */
  readonly send: (save: Save) => Promise<Outcome>;
  readonly onSaved: (save: Save, unit: Unit) => void;
  readonly onRefused: (refused: Refused) => void;
}

const mended = new Set(["network", "unavailable", "too-many-requests", "busy"]);
const waits = [1_000, 2_000, 5_000, 15_000, 30_000];

/** The saves of one account in this browser. */
export class Saving {
  private state: SavingState = { waiting: [], refused: new Map(), isCutOff: false };
  private readonly listeners = new Set<() => void>();
  private running = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly start: string;
  private readonly wiring: Wiring;

  constructor(wiring: Wiring) {
    this.wiring = wiring;
    this.start = `save:${wiring.who}:`;
    this.state = { ...this.state, waiting: this.read() };
    addEventListener("online", this.run);
    if (this.state.waiting.length > 0) this.run();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): SavingState => this.state;

  /** Newer words for a string take the place of older ones that still wait. `undo`: what takes them back. */
  readonly add = (save: Save, undo?: Save): void => {
    const key = `${this.start}${String(Date.now()).padStart(15, "0")}-${Math.random().toString(36).slice(2, 8)}`;
    keep(key, save);
    this.settle(save.unit);
    this.change({ waiting: this.read(), undo });
    this.run();
  };

  /** Ends a question that was asked about a string. */
  readonly settle = (unit: number): void => {
    if (!this.state.refused.has(unit)) return;
    const refused = new Map(this.state.refused);
    refused.delete(unit);
    this.change({ refused });
  };

  readonly run = (): void => {
    clearTimeout(this.timer);
    if (this.running) return;
    this.running = true;
    const locks = navigator.locks as LockManager | undefined;
    // Two windows never send the same one.
    const all =
      locks === undefined ? this.sendAll() : locks.request(`dragoman-saves-${this.wiring.who}`, () => this.sendAll());
    void all.finally(() => {
      this.running = false;
      const left = this.read();
      this.change({ waiting: left });
      if (left.length === 0) return;
      this.timer = setTimeout(this.run, waits[Math.min(this.tries, waits.length - 1)]);
      this.tries += 1;
    });
  };

  private readonly read = (): readonly Save[] =>
    keysKept(this.start).flatMap((key) => {
      const save = kept<Save>(key);
      return save === undefined ? [] : [save];
    });

  private async sendAll(): Promise<void> {
    for (;;) {
      const key = keysKept(this.start)[0];
      const save = key === undefined ? undefined : kept<Save>(key);
      if (key === undefined || save === undefined) return;
      try {
        const outcome = await this.wiring.send(save);
        forget(key);
        this.tries = 0;
        this.change({ isCutOff: false, waiting: this.read() });
        if ("saved" in outcome) this.wiring.onSaved(save, outcome.saved);
        else this.refuse({ save, error: outcome.error, current: outcome.faster });
      } catch (error) {
        if (!isFailure(error) || mended.has(error.kind)) {
          this.change({ isCutOff: true });
          return;
        }
        forget(key);
        this.refuse({ save, error });
      }
    }
  }

  private refuse(refused: Refused): void {
    const all = new Map(this.state.refused);
    all.set(refused.save.unit, refused);
    this.change({ refused: all, waiting: this.read(), isCutOff: false });
    this.wiring.onRefused(refused);
  }

  private change(part: Partial<SavingState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}

export const useSaving = (saving: Saving): SavingState => useSyncExternalStore(saving.subscribe, saving.snapshot);
