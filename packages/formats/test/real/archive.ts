/** What packages are: wheels, jars, archives of Android and modules of Go are zip files, those of npm are packed tapes. */
import { gunzipSync } from "node:zlib";
import { readZip, unpack } from "../../src/zip/index.ts";

export interface Member {
  readonly path: string;
  bytes(): Uint8Array;
}

export const membersOf = (file: Uint8Array): readonly Member[] =>
  file[0] === 0x1f ? tapeMembers(gunzipSync(file, { maxOutputLength: 1e9 })) : zipMembers(file);

const zipMembers = (file: Uint8Array): readonly Member[] => {
  const archive = readZip(file);
  return [...archive.members.values()].map((member) => ({
    path: `/${member.name}`,
    bytes: () => unpack(archive, member),
  }));
};

const text = (block: Buffer, start: number, end: number): string =>
  block.toString("latin1", start, end).replace(/\0[^]*$/, "");

/** Names beyond 100 bytes stand in a prefix, or in a record of their own before the file's. */
const tapeMembers = (tape: Buffer): readonly Member[] => {
  const members: Member[] = [];
  let longName: string | undefined;
  for (let at = 0; at + 512 <= tape.length && tape[at] !== 0; ) {
    const header = tape.subarray(at, at + 512);
    const size = Number.parseInt(text(header, 124, 136).trim() || "0", 8);
    const content = tape.subarray(at + 512, at + 512 + size);
    const kind = text(header, 156, 157);
    const prefix = text(header, 345, 500);
    const name = longName ?? (prefix === "" ? "" : `${prefix}/`) + text(header, 0, 100);
    longName = undefined;
    if (kind === "x") longName = /\d+ path=(.*)\n/.exec(content.toString())?.[1];
    else if (kind === "L") longName = text(content, 0, content.length);
    else if (kind === "0" || kind === "") members.push({ path: `/${name}`, bytes: () => content });
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return members;
};
