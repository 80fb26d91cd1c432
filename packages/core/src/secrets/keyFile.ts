/** The key of a data folder, where no setting names one: a file that only its owner reads, made once. */
import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

const isCode = (code: string) => (error: unknown) =>
  error instanceof Error && "code" in error && error.code === code ? undefined : Promise.reject(error as Error);

/** The key's text; undefined where there is no file. */
export const readKeyFile = async (file: string): Promise<string | undefined> => {
  const text = (await readFile(file, "utf8").catch(isCode("ENOENT")))?.trim();
  if (text !== undefined && text.length < 32) throw new Error("it is too short");
  return text;
};

/** Of many processes that make it at once, one does, and all have its key. Answers whether it was this one. */
export const makeKeyFile = async (
  file: string,
  text = randomBytes(32).toString("base64"),
): Promise<{ readonly text: string; readonly made: boolean }> => {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${text}\n`, { mode: 0o600, flag: "wx", flush: true });
  try {
    // Unlike a rename, a link never takes the place of another file.
    await link(draft, file);
    return { text, made: true };
  } catch (error) {
    await isCode("EEXIST")(error);
    return { text: (await readKeyFile(file)) ?? text, made: false };
  } finally {
    await rm(draft, { force: true });
  }
};

export const removeKeyFile = (file: string): Promise<void> => rm(file, { force: true });
