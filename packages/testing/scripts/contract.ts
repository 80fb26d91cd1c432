/**
 * Makes requests of the OpenAPI document for a while, and holds every answer against it: no 5xx, no status, type or
 * body that it does not tell of.
 *
 *     npm run contract -- [--seconds 45] [--seed 1]
 *
 * Ends with 1 where an answer differs; the generator prints the request that gets it.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { schemathesis } from "../src/contract/generator.ts";
import { gettextFiles, makeRemote } from "../src/index.ts";
import { adminToken, startProcess } from "../src/processes/serverProcess.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "45" }, seed: { type: "string", default: "1" } },
});

const command = schemathesis();
if (command === undefined) {
  console.log("The generator of requests could not be installed.\n\nCONTRACT 0 passed, 1 failed");
  process.exit(1);
}

const dataDir = await mkdtemp(join(tmpdir(), "dragoman-contract-"));
const server = await startProcess({ DRAGOMAN_DATA_DIR: dataDir }, { administrator: true });
const remote = makeRemote(gettextFiles);

/** What the examples of the document name. */
const fill = async () => {
  const make = async (line: string, body: object) => {
    const { status, json } = await server.ask(`POST ${line}`, body);
    if (status >= 300) throw new Error(`${line} answers ${status}: ${JSON.stringify(json)}`);
  };
  await make("/api/users/", { username: "maria", full_name: "Maria" });
  for (const slug of ["hello", "other"])
    await make("/api/projects/", { name: slug, slug, web: "https://example.org/" });
  await make("/api/projects/hello/components/", {
    name: "Application",
    slug: "app",
    repo: remote.url,
    filemask: "po/*.po",
    new_base: "po/app.pot",
    file_format: "po",
  });
  await make("/api/component-lists/", { name: "Favourites", slug: "favourites" });
};

const checks = [
  "not_a_server_error",
  "status_code_conformance",
  "content_type_conformance",
  "response_schema_conformance",
];

try {
  await fill();
  const { status } = spawnSync(
    command,
    [
      "run",
      `${server.url}/api/schema/`,
      `--header=Authorization: Token ${adminToken}`,
      `--checks=${checks.join(",")}`,
      `--max-time=${values.seconds}`,
      `--seed=${values.seed}`,
      "--phases=examples,fuzzing",
      "--workers=2",
      "--no-color",
      "--warnings=off",
      // They would ask hosts that are not ours.
      "--exclude-operation-id=ssh.scan",
      "--exclude-operation-id=ssh.confirm",
      // Its body is git's own, which no schema tells: packages/node/test/clones.test.ts asks git itself.
      "--exclude-operation-id=clones.fetch",
    ],
    { stdio: "inherit", cwd: dataDir },
  );
  console.log(`\nCONTRACT ${status === 0 ? 1 : 0} passed, ${status === 0 ? 0 : 1} failed`);
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  await server.stop();
  remote.remove();
  await rm(dataDir, { recursive: true, force: true });
}
