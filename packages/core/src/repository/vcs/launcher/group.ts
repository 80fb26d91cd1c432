/** Sends a signal to a process that leads a group, and to the rest of its group. */
export const signalGroup = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(-pid, name);
  } catch {
    // The group is gone already.
  }
};

/** Milliseconds between asking to stop and killing. */
export const grace = 2_000;
