import { Effect, Fiber, Layer, Result } from "effect";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { checkAddress, GitFailed } from "../../src/git/index.ts";
import {
  fetch,
  fetchOther,
  Git,
  gitVersion,
  initLocal,
  listFiles,
  remoteHead,
  type Repository,
  SshAccess,
} from "../../src/git/inside.ts";
import { Outgoing } from "../../src/outgoing/inside.ts";
import { create } from "../../src/git/repository.ts";
import { failure, newRepository, resolve, run, searchPath, temporaryFolder, Upstream, writing } from "./fixture.ts";

const shownEnvironment = Effect.gen(function* () {
  const repository = newRepository();
  yield* create(repository);
  const git = yield* Git;
  // git hands an alias to a shell: here it shows what helpers of git would see.
  const args = ["-c", "alias.shown=!env", "shown"];
  const { stdout } = yield* git.run({ operation: "env", folder: repository.folder, args });
  return stdout.toString();
});

describe("the environment of git", () => {
  it("has nothing of the machine's", async () => {
    vi.stubEnv("GIT_DIR", "/elsewhere");
    vi.stubEnv("GIT_SSH_COMMAND", "touch /tmp/stolen");
    vi.stubEnv("SECRET_OF_THE_HOST", "x");
    const shown = await run(shownEnvironment);
    vi.unstubAllEnvs();
    expect(shown).not.toContain("SECRET_OF_THE_HOST");
    expect(shown).not.toContain("/elsewhere");
    expect(shown).not.toContain("stolen");
    expect(shown).toContain("HOME=/dev/null\n");
    expect(shown).toContain("GIT_ALLOW_PROTOCOL=\n");
  });

  it("makes git ignore the settings of its user", async () => {
    const home = temporaryFolder();
    writeFileSync(join(home, ".gitconfig"), "[user]\n\tname = Nobody\n");
    vi.stubEnv("HOME", home);
    const read = Effect.flatMap(Git, (git) =>
      git.run({ operation: "config", folder: null, args: ["config", "--get", "user.name"], answers: [1] }),
    );
    expect((await run(read)).stdout.toString()).toBe("");
    vi.unstubAllEnvs();
  });
});

describe("the version of git", () => {
  it("is told when it is new enough", async () => {
    expect(await run(gitVersion)).toMatch(/^2\.\d+/);
  });

  it("is refused when it is too old", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "git"), "#!/bin/sh\necho git version 2.20.1\n");
    chmodSync(join(folder, "git"), 0o755);
    expect((await failure(gitVersion, { searchPath: folder })).text).toContain("2.38 or newer");
  });

  it("cannot be told without git", async () => {
    const failed = await failure(gitVersion, { searchPath: temporaryFolder() });
    expect(failed).toBeInstanceOf(GitFailed);
    expect(failed.text).toContain("could not be started");
    expect(failed.exitCode).toBeNull();
  });
});

/** A PATH on which `ssh` notes its arguments and its child's process id, and then hangs. */
const hangingSsh = () => {
  const folder = temporaryFolder();
  const pidFile = join(folder, "pid");
  const argsFile = join(folder, "args");
  writeFileSync(
    join(folder, "ssh"),
    `#!/bin/sh\nprintf '%s\\n' "$@" > ${argsFile}\nsleep 300 &\necho $! > ${pidFile}\nwait\n`,
  );
  chmodSync(join(folder, "ssh"), 0o755);
  const pid = () => Number(readFileSync(pidFile, "utf8"));
  return {
    settings: { searchPath: `${folder}:${searchPath}` },
    pidFile,
    pid,
    args: () => readFileSync(argsFile, "utf8"),
  };
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
};

const sshRemote = Result.getOrThrow(checkAddress("git@example.org:p.git", ["ssh"]));

describe("limits", () => {
  it("stop a command that takes too long, with everything that it started", async () => {
    const ssh = hangingSsh();
    const timeLimit = { local: 10_000, network: 700, stream: 10_000 };
    const failed = await failure(remoteHead(sshRemote), { ...ssh.settings, timeLimit });
    expect(failed).toMatchObject({ operation: "ls-remote", timedOut: true, exitCode: null });
    expect(failed.text).toContain("longer than 0.7 seconds");
    await vi.waitFor(() => expect(isAlive(ssh.pid())).toBe(false));
  });

  it("stop a command that is interrupted", async () => {
    const ssh = hangingSsh();
    await run(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(remoteHead(sshRemote));
        yield* Effect.promise(() => vi.waitFor(() => expect(ssh.pid()).toBeGreaterThan(0), 5000));
        yield* Fiber.interrupt(fiber);
      }),
      ssh.settings,
    );
    await vi.waitFor(() => expect(isAlive(ssh.pid())).toBe(false));
  });

  it("stop a command that answers too much", async () => {
    const repository = newRepository();
    const files = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`po/${index}.po`, `${index}`]));
    await run(initLocal(repository, writing(files)));
    expect((await run(listFiles(repository))).files).toHaveLength(51);
    expect(await failure(listFiles(repository), { maxOutput: 1000 })).toMatchObject({
      text: "It answered more than 1000 bytes and was stopped.",
      timedOut: false,
    });
  });

  it.each([
    ["the branch that we follow", 0, (repository: Repository) => Effect.asVoid(fetch(repository, sshRemote))],
    ["another branch", 1, (repository: Repository) => Effect.asVoid(fetchOther(repository, sshRemote, "main"))],
  ])("stop a fetch of %s that fills the disk, and remove what it brought", async (_, questions, fetching) => {
    const repository = newRepository();
    const folder = temporaryFolder();
    const { folder: upstream } = new Upstream();
    // A remote that sends a pack slowly: git's own, behind a pipe that waits after the first bytes.
    writeFileSync(
      join(folder, "ssh"),
      `#!/bin/sh\nrmdir ${folder}/question 2>/dev/null && exec git upload-pack ${upstream}\nmkdir -p ${repository.folder}/objects/pack\nhead -c 100000 /dev/zero > ${repository.folder}/objects/pack/tmp_pack_x\nsleep 300\n`,
    );
    chmodSync(join(folder, "ssh"), 0o755);
    if (questions > 0) mkdirSync(join(folder, "question"));
    await run(create(repository));
    const failed = await failure(fetching(repository), {
      searchPath: `${folder}:${searchPath}`,
      maxRepository: 50_000,
    });
    expect(failed).toMatchObject({ operation: "fetch", text: "The repository is larger than 50000 bytes." });
    expect(existsSync(join(repository.folder, "objects/pack/tmp_pack_x"))).toBe(false);
  });
});

describe("ssh", () => {
  it("asks nobody, forwards nothing, and reads nobody's settings", async () => {
    const ssh = hangingSsh();
    const timeLimit = { local: 10_000, network: 500, stream: 10_000 };
    await failure(remoteHead(sshRemote), { ...ssh.settings, timeLimit });
    const args = ssh.args();
    for (const part of ["-F\n/dev/null\n", "BatchMode=yes", "ClearAllForwardings=yes", "StrictHostKeyChecking=yes"])
      expect(args).toContain(part);
    expect(args).toContain("git@example.org\ngit-upload-pack 'p.git'\n");
  });

  it("uses the key and the known hosts of the service, whatever their paths hold", async () => {
    const ssh = hangingSsh();
    const odd = join(temporaryFolder(), "it's 100%d; touch x");
    mkdirSync(odd);
    const files = { knownHosts: join(odd, "known_hosts"), identity: join(odd, "key"), hostKnown: true };
    const timeLimit = { local: 10_000, network: 500, stream: 10_000 };
    await Effect.runPromise(
      Effect.flip(remoteHead(sshRemote)).pipe(
        Effect.provide(
          Git.layer({ schemes: ["ssh"], ...ssh.settings, timeLimit }).pipe(Layer.provide(Outgoing.layer({ resolve }))),
        ),
        Effect.provideService(SshAccess, { files: () => Effect.succeed(files) }),
      ),
    );
    const shown = odd.replaceAll("%", "%%");
    expect(ssh.args()).toContain(`UserKnownHostsFile="${shown}/known_hosts"\n`);
    expect(ssh.args()).toContain(`IdentityFile="${shown}/key"\n`);
    expect(ssh.args()).toContain("StrictHostKeyChecking=yes\n");
    expect(ssh.args()).not.toContain("KnownHostsCommand");
  });
});

describe("failures", () => {
  it("carry git's words and exit code", async () => {
    const upstream = new Upstream();
    const repository = newRepository("absent");
    const failed = await failure(Effect.andThen(create(repository), fetch(repository, upstream.remote)));
    expect(failed).toMatchObject({ operation: "fetch", exitCode: 128, timedOut: false });
    expect(failed.message).toContain("couldn't find remote ref refs/heads/absent");
  });
});
