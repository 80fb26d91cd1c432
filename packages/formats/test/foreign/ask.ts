/** Asks other people's readers what files hold, all files of a reader in one process. */
import { spawnSync } from "node:child_process";
import { hasJava, hasXmllint, inReaders } from "./tools.ts";

export interface Question {
  readonly reader: string;
  readonly path: string;
}

export type Answer = { readonly texts: readonly string[] } | { readonly error: string };

/** Readers of Java's, with the encoding of the files. */
const javaReaders: Readonly<Record<string, string>> = {
  "java-latin1": "ISO-8859-1",
  "java-utf8": "UTF-8",
  "java-utf16": "UTF-16",
};

const run = (command: string, parts: readonly string[], input: string): string => {
  const { stdout, stderr, status } = spawnSync(command, parts, { input, encoding: "utf8", maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`${command} failed: ${stderr.slice(-2000)}`);
  return stdout;
};

/** The answers by path; questions whose reader cannot be had have none. */
export const ask = (questions: readonly Question[], python: string | undefined): ReadonlyMap<string, Answer> => {
  const answers = new Map<string, Answer>();
  const note = (asked: readonly Question[], found: readonly Answer[]) => {
    for (const [index, { path }] of asked.entries()) if (found[index] !== undefined) answers.set(path, found[index]);
  };
  const ofPython = questions.filter(({ reader }) => !Object.hasOwn(javaReaders, reader));
  if (python !== undefined) {
    const input = JSON.stringify(ofPython.map(({ reader, path }) => [reader, path]));
    note(ofPython, JSON.parse(run(python, [inReaders("__main__.py")], input)));
  }
  const ofJava = questions.filter(({ reader }) => Object.hasOwn(javaReaders, reader));
  if (hasJava()) {
    const input = ofJava.map(({ reader, path }) => `${javaReaders[reader]}\t${path}\n`).join("");
    const lines = run("java", [inReaders("Properties.java")], input)
      .trimEnd()
      .split("\n");
    note(
      ofJava,
      lines.map((line) => JSON.parse(line)),
    );
  }
  return answers;
};

/** What xmllint says of files that are not well-formed XML; undefined where it is not installed. */
export const malformedXml = (paths: readonly string[]): string | undefined => {
  if (!hasXmllint()) return undefined;
  return spawnSync("xmllint", ["--noout", "--nonet", "--huge", ...paths], { encoding: "utf8", maxBuffer: 1e9 }).stderr;
};
