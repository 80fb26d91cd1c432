/** Gitea itself, built by `scripts/build-gitea.ts`, at a port of this machine with a database and repositories of its own. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { homedir, tmpdir, userInfo } from "node:os";
import { join } from "node:path";

export const giteaVersion = "1.26.0";

/** Outside the sources and the folder of a run of tests, and kept: the program `gitea`, and the module's files that it reads in `source`. */
export const giteaFolder =
  process.env["DRAGOMAN_TEST_GITEA"] ?? join(homedir(), ".cache", "dragoman", `gitea-${giteaVersion}`);

export const hasGitea = existsSync(join(giteaFolder, "gitea"));

export interface RealGitea {
  readonly host: string;
  /** What `login` gets for `METHOD /path` of the interface; fails where that is refused. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly ask: (login: string, line: string, body?: unknown) => Promise<any>;
  /** Makes an account whose password is its name, doubled; answers with a token of it. */
  readonly account: (login: string) => Promise<string>;
  readonly url: (owner: string, name: string, login?: string) => string;
  readonly close: () => Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

const password = (login: string) => `${login}-${login}`;

export const startGitea = async (): Promise<RealGitea> => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-gitea-run-"));
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const settings = join(folder, "app.ini");
  const lines = [
    // In containers tests run as root.
    `RUN_USER = ${userInfo().username}`,
    "I_AM_BEING_UNSAFE_RUNNING_AS_ROOT = true",
    "RUN_MODE = prod",
    "[server]",
    "HTTP_ADDR = 127.0.0.1",
    `HTTP_PORT = ${port}`,
    `ROOT_URL = http://${host}/`,
    `STATIC_ROOT_PATH = ${join(giteaFolder, "source")}`,
    "DISABLE_SSH = true",
    "OFFLINE_MODE = true",
    "[database]",
    "DB_TYPE = sqlite3",
    `PATH = ${join(folder, "gitea.db")}`,
    "[repository]",
    `ROOT = ${join(folder, "repositories")}`,
    "[security]",
    "INSTALL_LOCK = true",
    "[webhook]",
    "ALLOWED_HOST_LIST = loopback",
    "[log]",
    "MODE = console",
    "LEVEL = Warn",
  ];
  writeFileSync(settings, `${lines.join("\n")}\n`);
  const program = join(giteaFolder, "gitea");
  const env = { ...process.env, GITEA_WORK_DIR: folder, HOME: folder };
  const said: string[] = [];
  const server = spawn(program, ["web", "--config", settings], { env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => said.push(String(chunk)));
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const close = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const ask: RealGitea["ask"] = async (login, line, body) => {
    const [method = "GET", path = "/"] = line.split(" ");
    const response = await fetch(`http://${host}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${login}:${password(login)}`).toString("base64")}`,
        "content-type": "application/json",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${line}: ${response.status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };

  const until = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`http://${host}/api/v1/version`).catch(() => undefined);
    if (answer?.ok === true) break;
    if (server.exitCode !== null || Date.now() > until) {
      await close();
      throw new Error(`Gitea does not start: ${said.join("").slice(-2000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }

  const account: RealGitea["account"] = async (login) => {
    const who = ["--username", login, "--password", password(login), "--email", `${login}@example.org`];
    const args = ["admin", "user", "create", ...who, "--must-change-password=false", "--config", settings];
    execFileSync(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    const scopes = ["write:repository", "write:issue", "read:user", "read:organization"];
    return (await ask(login, `POST /users/${login}/tokens`, { name: "dragoman", scopes })).sha1;
  };

  const url: RealGitea["url"] = (owner, name, login) =>
    `http://${login === undefined ? "" : `${login}:${password(login)}@`}${host}/${owner}/${name}.git`;
  return { host, ask, account, url, close };
};
