/** Replays the recorded conversations against a server of its own, and compares each area with what was reached before. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { at, conformanceFolder, node } from "./workspace/paths.mjs";
import { call, capture } from "./workspace/process.mjs";
import { administer, serve } from "./workspace/server.mjs";

const expectedFile = at("conformance.expected.json");

const settings = {
  DRAGOMAN_VCS_ALLOW_SCHEMES: "https,ssh,file",
  DRAGOMAN_API_RATELIMIT_ANON: "off",
  DRAGOMAN_API_RATELIMIT_USER: "off",
  DRAGOMAN_PAGES_RATELIMIT: "off",
};

const seed = async (dataDir) => {
  const accounts = JSON.parse(readFileSync(join(conformanceFolder, "accounts.json"), "utf8"));
  for (const [name, { email, full_name: fullName, superuser, token }] of Object.entries(accounts)) {
    const rest = superuser ? ["--superuser"] : [];
    await administer(dataDir, [
      "user",
      "create",
      name,
      "--email",
      email,
      "--full-name",
      fullName,
      "--token",
      token,
      ...rest,
    ]);
  }
};

const replay = async (folder, only) => {
  const dataDir = join(folder, "data");
  const repos = join(folder, "repos");
  const report = join(folder, "report.json");
  await seed(dataDir);
  await capture("bash", [join(conformanceFolder, "fixtures.sh"), repos]);
  const server = await serve({ dataDir, env: settings });
  try {
    const args = ["replay", "--base", server.url, "--repos", repos, "--json", report, ...only];
    await call(node, [join(conformanceFolder, "conformance.mjs"), ...args]);
    return JSON.parse(readFileSync(report, "utf8"));
  } finally {
    await server.stop();
  }
};

/** Areas that fell, one line each. */
const compare = (report, expected) => {
  const lines = [];
  console.log("\narea                      passed  of    expected");
  for (const [area, { passed, failed }] of Object.entries(report)) {
    const wanted = expected[area] ?? 0;
    console.log(`${area.padEnd(24)}  ${String(passed).padStart(6)}  ${String(passed + failed).padEnd(4)}  ${wanted}`);
    if (passed < wanted) lines.push(`${area} fell from ${wanted} to ${passed}.`);
  }
  return lines;
};

/** `--update` raises what is expected; `--only NAME` and `--verbose` go to the runner. */
export const run = async (args) => {
  if (!existsSync(conformanceFolder)) {
    console.log("The recorded conversations are not here (../shared/conformance): nothing to compare with.");
    return 0;
  }
  await build();
  const folder = mkdtempSync(join(tmpdir(), "dragoman-conformance-"));
  try {
    const update = args.includes("--update");
    const report = await replay(
      folder,
      args.filter((arg) => arg !== "--update"),
    );
    const expected = existsSync(expectedFile) ? JSON.parse(readFileSync(expectedFile, "utf8")) : {};
    const fallen = compare(report, expected);
    for (const line of fallen) console.error(line);
    console.log(`CONFORMANCE passed ${Object.values(report).reduce((sum, area) => sum + area.passed, 0)}`);
    console.log(`CONFORMANCE fell ${fallen.length}`);
    if (update) {
      const raised = Object.entries(report).map(([area, { passed }]) => [area, Math.max(passed, expected[area] ?? 0)]);
      writeFileSync(expectedFile, `${JSON.stringify({ ...expected, ...Object.fromEntries(raised) }, null, 2)}\n`);
    }
    return fallen.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
