/** The process that `serverProcess` starts: a server with an administrator called "admin", whose token is given. */
import { systemActor } from "@dragoman/core/access";
import { dragomanLayer } from "@dragoman/core/dragoman";
import { Tokens } from "@dragoman/core/tokens";
import { Users } from "@dragoman/core/users";
import { coreOptions, readSettings, startServer } from "@dragoman/node";
import { Cause, Effect, Exit } from "effect";

const token = process.argv[2] ?? "";

const administrator = Effect.gen(function* () {
  const users = yield* Users;
  const tokens = yield* Tokens;
  yield* users.create(
    systemActor,
    Effect.succeed({ username: "admin", full_name: "Admin", email: "admin@example.org", is_superuser: true }),
  );
  yield* tokens.issue(systemActor, yield* users.find(systemActor, "admin"), Effect.succeed({}), token);
});

const main = Effect.gen(function* () {
  const settings = yield* readSettings({});
  // Before the server, which alone may have the embedded database open.
  if (token !== "")
    yield* Effect.scoped(Effect.provide(administrator, dragomanLayer({ ...coreOptions(settings), worker: false })));
  const { url } = yield* startServer(settings);
  process.stdout.write(`listening ${url}\n`);
  yield* Effect.never;
});

const fiber = Effect.runFork(Effect.scoped(main));
// As the command does: what is in progress ends in order.
process.once("SIGTERM", () => fiber.interruptUnsafe());
fiber.addObserver((exit) => {
  if (Exit.isFailure(exit) && !Cause.hasInterruptsOnly(exit.cause)) {
    console.error(Cause.pretty(exit.cause));
    process.exit(1);
  }
  process.exit(0);
});
