/** The entry of the command: `bin/dragoman.mjs` calls `run` with the arguments. */
export { run } from "./run.ts";
