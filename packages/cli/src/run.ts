/**
 * Runs the command in this process: arguments in, output and exit code out. 0 is success, 1 an error, 2 wrong use, 130 an
 * interruption.
 */
import * as NodeServices from "@effect/platform-node/NodeServices";
import { Cause, Console, Effect, Exit, Layer, Logger } from "effect";
import { CliConfig, CliError, CliOutput, Command, GlobalFlag } from "effect/cli";
import { access } from "./commands/access.ts";
import { addon } from "./commands/addon.ts";
import { backup, restore } from "./commands/backup.ts";
import { component } from "./commands/component.ts";
import { doctor } from "./commands/doctor.ts";
import { migrate } from "./commands/migrate.ts";
import { project } from "./commands/project.ts";
import { repository } from "./commands/repository.ts";
import { role } from "./commands/role.ts";
import { secrets } from "./commands/secrets.ts";
import { serve } from "./commands/serve.ts";
import { ssh } from "./commands/ssh.ts";
import { team } from "./commands/team.ts";
import { token } from "./commands/token.ts";
import { translation } from "./commands/translation.ts";
import { user } from "./commands/user.ts";
import { explain } from "./explain.ts";
import { errorJson, presenter } from "./presenter.ts";
import { dragoman } from "./root.ts";
import { version } from "./version.ts";

const command = Command.withSubcommands(dragoman, [
  serve,
  user,
  team,
  role,
  token,
  access,
  project,
  component,
  translation,
  repository,
  addon,
  ssh,
  secrets,
  doctor,
  backup,
  restore,
  migrate,
]);

const environment = (json: boolean) =>
  Layer.mergeAll(
    NodeServices.layer,
    CliConfig.layer({ builtIns: [GlobalFlag.Help, GlobalFlag.Version, GlobalFlag.Completions, GlobalFlag.LogLevel] }),
    CliOutput.layerPresenter(presenter(json)),
    Layer.succeed(Logger.LogToStderr, true),
  );

/** Known before the arguments are understood: that they cannot be is to be told as JSON too. */
const wantsJson = (args: readonly string[]): boolean => {
  const end = args.indexOf("--");
  return args.slice(0, end < 0 ? args.length : end).includes("--json");
};

/** The exit code. Errors are on stderr by then. */
export const main = (args: readonly string[]): Effect.Effect<number> => {
  const json = wantsJson(args);
  return Command.runWith(command, { version })(args).pipe(
    Effect.as(0),
    Effect.catch((error) => {
      if (CliError.isCliError(error))
        return Effect.succeed(error._tag === "ShowHelp" && error.errors.length === 0 ? 0 : 2);
      if (error._tag === "Differs") return Effect.succeed(1);
      return Effect.as(Console.error(explain(error, json)), 1);
    }),
    Effect.catchCause((cause) =>
      Cause.hasInterruptsOnly(cause)
        ? Effect.interrupt
        : Effect.as(Console.error(unexpected(`dragoman failed unexpectedly.\n${Cause.pretty(cause)}`, json)), 1),
    ),
    Effect.provide(environment(json)),
  );
};

const unexpected = (message: string, json: boolean) => (json ? errorJson({ code: "unexpected", message }) : message);

/** Runs to the end of the process. A signal ends the work in order; a second one ends it at once. */
export const run = (args: readonly string[]): void => {
  const fiber = Effect.runFork(main(args));
  let asked = false;
  const end = () => {
    if (asked) process.exit(130);
    asked = true;
    fiber.interruptUnsafe();
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  // Whoever reads the output may have seen enough: `dragoman user list | head`.
  process.stdout.on("error", () => process.exit(0));
  // Whoever kept the log may have gone: no reason to stop serving.
  process.stderr.on("error", () => {});
  fiber.addObserver((exit) => process.exit(Exit.isSuccess(exit) ? exit.value : (process.exitCode ?? 130)));
};
