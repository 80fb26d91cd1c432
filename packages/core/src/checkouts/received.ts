/** Components without version control: their first files come with the request, as an archive or as one document. */
import { readFile } from "node:fs/promises";
import { CodecError, readZip, unpack } from "@dragoman/formats";
import { Effect, Result } from "effect";
import { Invalid } from "../access/index.ts";
import type { ReceivedFile } from "../fields/index.ts";
import { confinePath } from "../git/index.ts";
import type { FileChange } from "../git/inside.ts";

/** Most bytes that an archive may hold unpacked, and most files. */
const largestArchive = 200 * 1024 * 1024;
const mostFiles = 10_000;

export const receivedFiles = (
  { zipfile, docfile }: { readonly zipfile: ReceivedFile | undefined; readonly docfile: ReceivedFile | undefined },
  documentPath: string,
): Effect.Effect<readonly FileChange[], Invalid> => {
  if (docfile !== undefined)
    return Effect.map(
      Effect.promise(() => readFile(docfile.path)),
      (content) => [{ path: documentPath, content }],
    );
  return zipfile === undefined
    ? Effect.succeed([])
    : Effect.flatMap(
        Effect.promise(() => readFile(zipfile.path)),
        extract,
      );
};

/** The files of an archive. Names that lead out of it or into the data of git are refused, links among them. */
const extract = (bytes: Uint8Array): Effect.Effect<readonly FileChange[], Invalid> =>
  Effect.suspend(() => {
    const refuse = (message: string) => Effect.fail(Invalid.field("zipfile", message));
    try {
      const archive = readZip(bytes);
      const members = [...archive.members.values()].filter(({ name }) => !name.endsWith("/"));
      if (members.length > mostFiles) return refuse(`The archive holds more than ${mostFiles} files.`);
      let size = 0;
      const files: FileChange[] = [];
      for (const member of members) {
        const confined = confinePath(member.name);
        if (Result.isFailure(confined)) return refuse(`${member.name}: ${confined.failure.message}`);
        if (member.isLink) return refuse(`${member.name}: The archive holds a link.`);
        const content = unpack(archive, member, largestArchive - size);
        size += content.length;
        files.push({ path: member.name, content });
      }
      return Effect.succeed(files);
    } catch (error) {
      if (error instanceof CodecError) return refuse(`The archive cannot be read: ${error.message}`);
      throw error;
    }
  });
