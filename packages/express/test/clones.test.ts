/** Components that git clones from an app of Express. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { join } from "node:path";
import { gettextFiles, makeRemote } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Dragoman, dragoman } from "../src/index.ts";
import { folder, makeAda, serve, token, versions } from "./host.ts";

const run = promisify(execFile);
const remote = makeRemote(gettextFiles);
let data: Awaited<ReturnType<typeof folder>>;
let open: Dragoman;

beforeAll(async () => {
  data = await folder();
  open = await dragoman({ dataDir: data.path, vcsAllowSchemes: ["file"], environment: {}, log: () => {} });
  await makeAda(open);
  const post = async (path: string, body: object) => {
    const headers = { ...token, "content-type": "application/json" };
    const sent = new Request(`http://localhost${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    expect((await open.fetch(sent)).status).toBe(201);
  };
  await post("/api/projects/", { name: "Tea", slug: "tea", web: "https://example.org/" });
  const files = { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" };
  await post("/api/projects/tea/components/", { name: "App", slug: "app", repo: remote.url, ...files });
});
afterAll(async () => {
  await open.close();
  await data[Symbol.asyncDispose]();
  remote.remove();
});

describe.each(versions)("under a path of an app of $name", ({ name, express }) => {
  it("git clones a component, though the app reads bodies itself", async () => {
    const app = express();
    app.use(express.json());
    app.use(express.raw({ type: () => true }));
    app.use("/l10n", open);
    await using served = await serve(app);
    const target = join(data.path, `clone of ${name}`);
    const env = { PATH: process.env["PATH"], HOME: "/dev/null", GIT_TERMINAL_PROMPT: "0" };
    await run("git", ["clone", "-q", `${served.url}/l10n/git/tea/app/`, target], { env });
    const { stdout } = await run("git", ["-C", target, "ls-files"], { env });
    expect(stdout.split("\n")).toContain("po/cs.po");
  });
});
