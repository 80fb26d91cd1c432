/** No server at all: a program that works with the services. */
import { join } from "node:path";
import { systemActor } from "@dragoman/core/access";
import { dragomanLayer } from "@dragoman/core/dragoman";
import { Projects } from "@dragoman/core/projects";
import { Console, Effect } from "effect";

const dataDir = process.argv[2] ?? "data";
const dragoman = dragomanLayer({ database: { kind: "embedded", dataDir: join(dataDir, "database") }, dataDir });

const program = Effect.gen(function* () {
  const projects = yield* Projects;
  const fields = { name: "Hello", slug: "hello", web: "https://example.org/" };
  const make = projects.create(systemActor, Effect.succeed(fields));
  const hello = projects.find(systemActor, "hello");
  const { name, id } = yield* Effect.catchTag(hello, "NotFound", () => Effect.andThen(make, hello));
  yield* Console.log(`The project ${name} has the id ${id}.`);
});

await Effect.runPromise(Effect.provide(program, dragoman));
