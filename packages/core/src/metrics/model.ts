/** How much there is of everything that an actor sees, for those who watch a site. */

/** Queues of background work as watchers know them, each with the first words of its kinds of tasks. */
const queues = {
  backup: ["backup"],
  memory: ["memory"],
  translate: ["automaticTranslation", "machineTranslation"],
  notify: ["notifications"],
} as const;

/** The queue of all other work. */
const general = "celery";

export type Queues = Readonly<Record<keyof typeof queues | typeof general, number>>;

/** Lengths of queues from the numbers of waiting tasks of each kind. */
export const queueLengths = (waiting: readonly { readonly kind: string; readonly count: number }[]): Queues => {
  const lengths = { backup: 0, [general]: 0, memory: 0, translate: 0, notify: 0 };
  for (const { kind, count } of waiting) {
    const room = kind.split(".")[0] ?? "";
    const found = (Object.keys(queues) as (keyof typeof queues)[]).find((queue) =>
      (queues[queue] as readonly string[]).includes(room),
    );
    lengths[found ?? general] += count;
  }
  return lengths;
};

export interface Counts {
  readonly units: number;
  readonly unitsTranslated: number;
  readonly users: number;
  readonly changes: number;
  readonly projects: number;
  readonly components: number;
  readonly translations: number;
  /** That something is translated into. */
  readonly languages: number;
  readonly checks: number;
  /** Alerts of components. */
  readonly configurationErrors: number;
  readonly suggestions: number;
}

export interface Measured extends Counts {
  readonly queues: Queues;
}
