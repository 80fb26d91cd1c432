/** A process that commits to the repository named by its argument until it is killed, and tells every commit made. */
import { Effect, Layer, Result } from "effect";
import { Outgoing } from "../../src/outgoing/inside.ts";
import { commit, Git, repositoryAt } from "../../src/git/inside.ts";

const repository = Result.getOrThrow(repositoryAt(process.argv[2] ?? "", "main"));
const person = { name: "Committer", email: "committer@example.org", date: new Date() };

const forever = Effect.forever(
  Effect.gen(function* () {
    const content = Buffer.from(`${Date.now()} ${Math.random()}`);
    const made = yield* commit(repository, {
      changes: [
        { path: "po/de.po", content },
        { path: `po/${Math.floor(Math.random() * 50)}.po`, content },
      ],
      message: "Again",
      author: person,
      committer: person,
    });
    process.stdout.write(`${made.revision}\n`);
  }),
);

const layer = Git.layer({ searchPath: process.env["PATH"] ?? "" }).pipe(Layer.provide(Outgoing.layer()));
await Effect.runPromise(forever.pipe(Effect.provide(layer)));
