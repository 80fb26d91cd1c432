/** Type-checks all sources and tests together, with the declarations that the packages would publish; pages, which are bundled, apart. */
import { call } from "./workspace/process.mjs";

export const run = async () => {
  const codes = [await call("tsc", ["-p", "tsconfig.check.json"]), await call("tsc", ["-p", "packages/web"])];
  return codes.find((code) => code !== 0) ?? 0;
};
