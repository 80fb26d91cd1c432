/** What came of a run: counts, the slowest, and every failure once with a line to make it again. */
import type { Case } from "./cases.ts";
import type { Outcome } from "./send.ts";

export interface Failure {
  readonly what: string;
  readonly line: string;
  readonly seed: string;
  readonly more: string;
}

export interface Report {
  readonly note: (item: Case, outcome: Outcome) => void;
  /** Counted always, kept once for each kind of failure and endpoint. Answers whether it is new. */
  readonly isNew: (what: string, item?: Case) => boolean;
  /** Counts an answer that was slow or broke off once. */
  readonly letOff: () => void;
  readonly keep: (failure: Failure) => void;
  readonly failures: () => number;
  readonly print: (seconds: number) => void;
}

const kept = 10;

export const makeReport = (): Report => {
  const statuses = new Map<string, number>();
  const served = new Set<string>();
  const known = new Map<string, number>();
  const details: Failure[] = [];
  let slow: { readonly milliseconds: number; readonly line: string }[] = [];
  let count = 0;
  let failed = 0;
  let lettings = 0;
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

  return {
    note: (item, { statuses: answered, milliseconds }) => {
      count++;
      for (const status of answered) add(statuses, item.kind === "raw" ? `${status} (raw)` : String(status));
      if (answered.length === 0) add(statuses, item.kind === "raw" ? "none (raw)" : "none");
      if (item.kind === "raw") return;
      if ((answered[0] ?? 500) < 300) served.add(item.endpoint);
      if (slow.length === kept && milliseconds <= (slow.at(-1)?.milliseconds ?? 0)) return;
      const line = `${answered[0] ?? "none"} ${item.person}: ${item.method} ${item.target.slice(0, 120)}`;
      slow = [...slow, { milliseconds, line }].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, kept);
    },
    isNew: (what, item) => {
      failed++;
      const key = `${what} ${item === undefined || item.kind === "raw" ? "" : item.endpoint}`;
      add(known, key);
      return known.get(key) === 1;
    },
    letOff: () => void lettings++,
    keep: (failure) => void details.push(failure),
    failures: () => failed,
    print: (seconds) => {
      console.log(`\n${count} requests in ${seconds.toFixed(0)} s, ${(count / seconds).toFixed(0)} a second`);
      console.log(`${served.size} endpoints answered with success`);
      if (lettings > 0) console.log(`${lettings} answers were slow or broke off once, and not again`);
      console.log("\nstatus       answers");
      for (const [status, number] of [...statuses].sort()) console.log(`${status.padEnd(12)} ${number}`);
      console.log("\nthe slowest");
      for (const { milliseconds, line } of slow) console.log(`${milliseconds.toFixed(0).padStart(6)} ms  ${line}`);
      for (const { what, line, seed, more } of details)
        console.log(`\nFAILED: ${what} (${seed})\n  ${line}${more === "" ? "" : `\n  ${more}`}`);
    },
  };
};
