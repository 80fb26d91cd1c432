/** The service that runs git: every command of the engine goes through it, with its limits and its environment. */
import { Cache, Context, Duration, Effect, Exit, Layer, type Result, type Scope } from "effect";
import type { Readable } from "node:stream";
import { Outgoing } from "../outgoing/inside.ts";
import { checkAddress, redact, type RemoteAddress, targetOf } from "./address.ts";
import { defaultSettings, environment, type GitSettings } from "./environment.ts";
import { AddressRefused, GitFailed } from "./errors.ts";
import type { Input } from "./launcher/client.ts";
import { type Ended, startGit } from "./process.ts";
import { type Route, routeTo } from "./route.ts";
import { SshAccess } from "./sshAccess.ts";
import { explainSsh } from "./sshHost.ts";

export interface GitCommand {
  /** What people call it, for errors: "fetch". */
  readonly operation: string;
  /** Folder of the bare repository; null for commands that need none. */
  readonly folder: string | null;
  readonly args: readonly string[];
  /** The only remote that the command may connect to; in `args` its name is `origin`. */
  readonly remote?: RemoteAddress;
  readonly stdin?: Input;
  /** Exit codes that are answers and not failures; [0] unless told. */
  readonly answers?: readonly number[] | "any";
  /** Milliseconds; by the settings unless told. */
  readonly timeLimit?: number;
  /** Most bytes that it may answer; by the settings unless told. */
  readonly maxOutput?: number;
  /** The answer can never change, because everything in `args` is named by the id of its content: small ones are kept. */
  readonly lasting?: boolean;
}

export interface GitAnswer {
  readonly stdout: Buffer;
  /** Without credentials. */
  readonly stderr: string;
  readonly exitCode: number;
}

/** A command under way: read `stdout` to its end, then ask `finish`. */
export interface OpenGit {
  readonly stdout: Readable;
  readonly finish: Effect.Effect<Omit<GitAnswer, "stdout">, GitFailed>;
}

export class Git extends Context.Service<
  Git,
  {
    readonly settings: GitSettings;
    /** Checks an address against the allowed schemes. */
    readonly address: (url: string) => Result.Result<RemoteAddress, AddressRefused>;
    /** The same, and that its host does not lead inside. Names that nobody knows yet pass: each command looks again. */
    readonly reachable: (url: string) => Effect.Effect<RemoteAddress, AddressRefused>;
    /** Runs a command to its end and keeps its output, up to the limit. An interruption stops the command. */
    readonly run: (command: GitCommand) => Effect.Effect<GitAnswer, GitFailed>;
    /** Starts a command whose output is read piece by piece; it ends with the scope. */
    readonly open: (command: GitCommand) => Effect.Effect<OpenGit, GitFailed, Scope.Scope>;
  }
>()("@dragoman/core/git/Git") {
  /** git of this machine. Nothing is started until a command is run. */
  static readonly layer = (given: Partial<GitSettings> = {}): Layer.Layer<Git, never, Outgoing> =>
    Layer.effect(Git, Effect.map(make({ ...defaultSettings, ...given }), Git.of));
}

/** Answers that are kept, and bytes of the largest of them. */
const mostKept = 1_000;
const largestKept = 32 * 1024;

const make = Effect.fnUntraced(function* (settings: GitSettings): Effect.fn.Return<Git["Service"], never, Outgoing> {
  const outgoing = yield* Outgoing;
  const access = yield* SshAccess;
  const route = ({ operation, remote }: GitCommand): Effect.Effect<Route | undefined, GitFailed, Scope.Scope> =>
    Effect.gen(function* () {
      if (remote === undefined) return undefined;
      const by = yield* Effect.mapError(routeTo(outgoing, remote), ({ message }) => GitFailed.of(operation, message));
      const ssh = remote.scheme === "ssh" ? yield* access.files(remote) : undefined;
      return ssh === undefined ? by : { ...by, ssh };
    });
  const start = (command: GitCommand, timeLimit: number, by: Route | undefined) =>
    Effect.acquireRelease(
      Effect.tryPromise({
        try: () =>
          startGit({
            args: command.folder === null ? ["--git-dir=/dev/null", ...command.args] : ["--git-dir=.", ...command.args],
            cwd: command.folder ?? "/",
            env: environment(settings, command.remote, by),
            timeLimit,
            ...(command.stdin === undefined ? {} : { stdin: command.stdin }),
          }),
        catch: (error) => GitFailed.of(command.operation, error instanceof Error ? error.message : String(error)),
      }),
      (running) =>
        Effect.promise(() => {
          running.stop("It was interrupted.");
          return running.ended;
        }),
    );

  const open: Git["Service"]["open"] = (command) =>
    Effect.gen(function* () {
      const by = yield* route(command);
      const running = yield* start(command, command.timeLimit ?? settings.timeLimit.stream, by);
      return {
        stdout: running.stdout,
        finish: Effect.flatMap(
          Effect.promise(() => running.ended),
          (ended) => judge(command, ended, by),
        ),
      };
    });

  const once: Git["Service"]["run"] = (command) =>
    Effect.scoped(
      Effect.gen(function* () {
        const { local, network } = settings.timeLimit;
        const { maxOutput = settings.maxOutput } = command;
        const by = yield* route(command);
        const running = yield* start(
          command,
          command.timeLimit ?? (command.remote === undefined ? local : network),
          by,
        );
        const chunks: Buffer[] = [];
        let size = 0;
        running.stdout.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxOutput) running.stop(`It answered more than ${maxOutput} bytes and was stopped.`);
          else chunks.push(chunk);
        });
        running.stdout.resume();
        const answer = yield* judge(command, yield* Effect.promise(() => running.ended), by);
        return { ...answer, stdout: Buffer.concat(chunks) };
      }),
    );

  const kept = yield* Cache.makeWith((command: GitCommand) => once(command), {
    capacity: mostKept,
    timeToLive: (exit) => (Exit.isSuccess(exit) && exit.value.stdout.length <= largestKept ? Duration.infinity : 0),
  });
  const run: Git["Service"]["run"] = (command) => (command.lasting === true ? Cache.get(kept, command) : once(command));

  const address = (url: string) => checkAddress(url, settings.schemes);
  const reachable: Git["Service"]["reachable"] = (url) =>
    Effect.gen(function* () {
      const remote = yield* Effect.fromResult(address(url));
      const target = targetOf(remote);
      if (target !== undefined)
        yield* Effect.catch(outgoing.permit(target.host, target.port), ({ known, message }) =>
          known ? Effect.fail(new AddressRefused({ subject: "url", reason: message })) : Effect.void,
        );
      return remote;
    });
  return { settings, address, reachable, run, open };
});

const judge = (command: GitCommand, { exitCode, stderr, stopped, timedOut }: Ended, by: Route | undefined) => {
  const { remote } = command;
  // git sees a proxy that gives it nothing; why, only the passage knows.
  const told = exitCode === 0 ? undefined : by?.passage?.problem();
  const said = told ?? redact(stderr, remote?.credentials).trim();
  const words = remote?.scheme === "ssh" && exitCode !== 0 ? explainSsh(said, remote) : said;
  // Where repositories stand on the disk is nobody's business.
  const shown = command.folder === null ? words : words.replaceAll(command.folder, ".");
  const { answers = [0] } = command;
  if (stopped === undefined && exitCode !== null && (answers === "any" || answers.includes(exitCode)))
    return Effect.succeed({ stderr: shown, exitCode });
  const text = stopped ?? (shown === "" ? `git ended with exit code ${exitCode ?? "unknown"}.` : shown);
  return Effect.fail(
    new GitFailed({ operation: command.operation, text, exitCode: stopped === undefined ? exitCode : null, timedOut }),
  );
};
