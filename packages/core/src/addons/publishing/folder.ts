/** Publications written into a folder, from which a web server or a network of them takes them. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Context, Effect } from "effect";

/** Where publications are written, beside being served here; undefined for nowhere. Hosts set it. */
export const PublishFolder = Context.Reference<string | undefined>("@dragoman/core/addons/PublishFolder", {
  defaultValue: () => undefined,
});

/** Names of publications' folders: nothing else in the folder is ours. */
export const tokenPattern = /^[0-9a-f]{48}$/;

export interface PublishedFile {
  readonly name: string;
  readonly content: string;
}

/** Makes the folder of a publication hold these files and no others; each is there as a whole, or not yet. */
export const writePublication = (folder: string, token: string, files: readonly PublishedFile[]) =>
  Effect.tryPromise(async () => {
    const own = join(folder, token);
    await mkdir(own, { recursive: true });
    for (const { name, content } of files) {
      const passing = join(own, `.${randomUUID()}`);
      await writeFile(passing, content);
      await rename(passing, join(own, name));
    }
    const names = new Set(files.map(({ name }) => name));
    for (const name of await readdir(own)) if (!names.has(name)) await rm(join(own, name), { recursive: true });
  });

/** Removes publications that are no more. */
export const sweepPublications = (folder: string, tokens: ReadonlySet<string>) =>
  Effect.tryPromise(async () => {
    for (const name of await readdir(folder).catch(() => []))
      if (tokenPattern.test(name) && !tokens.has(name)) await rm(join(folder, name), { recursive: true, force: true });
  });
