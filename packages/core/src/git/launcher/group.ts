/** Groups of processes, by the process that leads one. */

/** Milliseconds between asking to stop and killing. */
const grace = 2_000;

export const signalGroup = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(-pid, name);
  } catch {
    // The group is gone already.
  }
};

/** Asks a group to stop, and kills it when it does not, unless the timer is cleared. */
export const stopGroup = (pid: number): NodeJS.Timeout => {
  signalGroup(pid, "SIGTERM");
  return setTimeout(signalGroup, grace, pid, "SIGKILL").unref();
};
