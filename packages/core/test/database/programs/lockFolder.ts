/** Locks the folder named by its argument, says how that went, and holds the lock until it is killed. */
import { Effect } from "effect";
import { lockFolder } from "../../../src/database/embedded/lock.ts";

const lock = Effect.andThen(
  lockFolder(process.argv[2] ?? ""),
  Effect.andThen(
    Effect.sync(() => console.log("locked")),
    Effect.never,
  ),
);
setInterval(() => {}, 1000);
await Effect.runPromise(Effect.scoped(lock)).catch((error) => {
  console.log(error._tag);
  process.exit();
});
