/** How long acts of each kind took, and what they were answered with. */
export interface Measures {
  /** Runs an act that answers a status, and notes both. */
  readonly measure: (
    kind: string,
    act: () => Promise<{ readonly status: number; readonly text?: string }>,
  ) => Promise<number>;
  readonly failures: () => number;
  readonly fail: (what: string) => void;
  readonly print: () => void;
}

const mostTold = 20;

export const makeMeasures = (): Measures => {
  const kinds = new Map<string, { readonly times: number[]; readonly others: Map<number, number> }>();
  const failures = new Map<string, number>();
  const fail = (what: string) => void failures.set(what, (failures.get(what) ?? 0) + 1);
  const at = (times: readonly number[], share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

  return {
    measure: async (kind, act) => {
      const begun = performance.now();
      const { status, text = "" } = await act();
      const took = performance.now() - begun;
      const known = kinds.get(kind) ?? { times: [], others: new Map<number, number>() };
      kinds.set(kind, known);
      known.times.push(took);
      if (status >= 300) known.others.set(status, (known.others.get(status) ?? 0) + 1);
      // A server that is full says so; everything else from 500 on is an accident.
      if (status >= 500 && status !== 503) fail(`${kind} was answered with ${status} ${text.slice(0, 200)}`);
      return status;
    },
    failures: () => [...failures.values()].reduce((sum, count) => sum + count, 0),
    fail,
    print: () => {
      console.log("\nkind                  count     p50 ms     p99 ms     max ms  other answers");
      for (const [kind, { times, others }] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const sorted = times.toSorted((a, b) => a - b);
        const cells = [sorted.length, ...[0.5, 0.99, 1].map((share) => at(sorted, share).toFixed(1))];
        const odd = [...others].map(([status, count]) => `${count} × ${status}`).join(", ");
        console.log(`${kind.padEnd(18)}${cells.map((cell) => String(cell).padStart(9)).join("  ")}  ${odd}`);
      }
      for (const [failure, count] of [...failures].slice(0, mostTold)) console.log(`FAILED ${count} times: ${failure}`);
      if (failures.size > mostTold) console.log(`and ${failures.size - mostTold} kinds of failures more`);
    },
  };
};
