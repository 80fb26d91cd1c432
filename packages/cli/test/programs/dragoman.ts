/** The command on the sources, for tests that start it as a process. */
import { run } from "../../src/run.ts";

run(process.argv.slice(2));
