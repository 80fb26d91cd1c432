/** Types, lint, then every test, on the embedded database and on PostgreSQL where this machine has it. */
import { existsSync, readdirSync } from "node:fs";
import { build } from "./build.mjs";
import { call } from "./workspace/process.mjs";
import { run as lint } from "./lint.mjs";
import { run as typecheck } from "./typecheck.mjs";

const hasPostgres = () => {
  if (process.env.DRAGOMAN_TEST_DATABASE_URL) return true;
  const base = "/usr/lib/postgresql";
  return existsSync(base) && readdirSync(base).some((version) => Number(version) >= 15);
};

/** `npm test`, or `npm test -- some/file` for a part of it. */
export const run = async (args) => {
  if (!hasPostgres())
    console.log(
      "No PostgreSQL 15 or newer here, and DRAGOMAN_TEST_DATABASE_URL is not set: testing on the embedded database only.",
    );
  // Tests of hosts and of packages start what users start.
  await build();
  if (args.length > 0) return call("vitest", ["run", ...args]);
  const codes = [await typecheck(), await lint([]), await call("vitest", ["run"])];
  return codes.find((code) => code !== 0) ?? 0;
};
