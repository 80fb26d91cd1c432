/** ZIP archives whose members are read when their turn comes: no archive is in memory as a whole. */
import { Readable } from "node:stream";
import { Effect, type Fiber } from "effect";
import { ZipFile } from "yazl";
import type { Git } from "../git/inside.ts";
import type { Archive } from "./model.ts";

export interface Member {
  readonly name: string;
  readonly bytes: Effect.Effect<Uint8Array, unknown, Git>;
}

/** A file of an archive that is on its way went meanwhile: it was removed, or its repository replaced. */
export class ArchiveBroken extends Error {}

export const archiveOf = (name: string, members: readonly Member[]): Effect.Effect<Archive, never, Git> =>
  Effect.map(Effect.context<Git>(), (context) => {
    const zip = new ZipFile();
    const stream = zip.outputStream as Readable;
    let reading: Fiber.Fiber<Uint8Array, unknown> | undefined;
    zip.on("error", (error: Error) => stream.destroy(error));
    // It may fail before its reader has come, or after it has gone.
    stream.on("error", () => {});
    stream.once("close", () => reading?.interruptUnsafe());
    for (const member of members)
      zip.addReadStreamLazy(member.name, (ready) => {
        reading = Effect.runForkWith(context)(member.bytes);
        reading.addObserver((exit) =>
          exit._tag === "Success"
            ? ready(null, Readable.from([exit.value]))
            : ready(new ArchiveBroken(`${member.name} cannot be read.`), Readable.from([])),
        );
      });
    zip.end();
    return { name: `${name}.zip`, stream };
  });
