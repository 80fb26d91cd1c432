/** A real sshd on this machine that serves git repositories to those whose keys it was told. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

const program = "/usr/sbin/sshd";

/** Debian's package openssh-server. */
export const hasSshServer = existsSync(program);

export interface SshServer {
  readonly port: number;
  /** Name in lists of known hosts. */
  readonly name: string;
  /** The address of a repository on this machine. */
  readonly url: (folder: string) => string;
  /** Of the key that it shows. */
  readonly fingerprint: () => string;
  /** Takes these public keys and no others. */
  readonly authorize: (...publicKeys: string[]) => void;
  /** Starts again at the same port with another key. */
  readonly changeKey: () => Promise<void>;
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

export const startSshServer = async (): Promise<SshServer> => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-sshd-"));
  const at = (name: string) => join(folder, name);
  const keygen = (...args: string[]) => execFileSync("ssh-keygen", args, { encoding: "utf8" });
  const port = await freePort();
  // What the package's service makes for it.
  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true, mode: 0o755 });
  writeFileSync(at("authorized_keys"), "", { mode: 0o600 });
  const settings = [
    `Port ${port}`,
    "ListenAddress 127.0.0.1",
    `HostKey ${at("host")}`,
    `AuthorizedKeysFile ${at("authorized_keys")}`,
    "AuthenticationMethods publickey",
    "PermitRootLogin prohibit-password",
    "StrictModes no",
    "UsePAM no",
    "PidFile none",
    "MaxStartups 100",
  ];
  writeFileSync(at("config"), `${settings.join("\n")}\n`);

  const start = async () => {
    keygen("-q", "-t", "ed25519", "-N", "", "-f", at("host"));
    const child = spawn(program, ["-D", "-e", "-f", at("config")], { stdio: ["ignore", "ignore", "pipe"] });
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    await new Promise<void>((resolve, reject) => {
      let said = "";
      child.stderr.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes("Server listening")) resolve();
      });
      void ended.then(() => reject(new Error(`sshd did not start: ${said}`)));
    });
    return async () => {
      child.kill("SIGTERM");
      await ended;
      for (const name of ["host", "host.pub"]) rmSync(at(name));
    };
  };
  let stop = await start();

  return {
    port,
    name: `[127.0.0.1]:${port}`,
    url: (repository) => `ssh://${userInfo().username}@127.0.0.1:${port}${repository}`,
    fingerprint: () => /SHA256:\S+/.exec(keygen("-l", "-f", at("host.pub")))?.[0] ?? "",
    authorize: (...publicKeys) => writeFileSync(at("authorized_keys"), publicKeys.map((key) => `${key}\n`).join("")),
    changeKey: async () => {
      await stop();
      stop = await start();
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
