/** Zip archives with some members replaced (all others keep their bytes), and new archives. */
import { crc32, deflateRawSync } from "node:zlib";
import { dataStart, type ZipArchive, type ZipMember } from "./read.ts";

/** The archive with new contents of some members, in the same order. */
export const replaceMembers = (archive: ZipArchive, contents: ReadonlyMap<string, Uint8Array>): Buffer => {
  const { bytes, members, end } = archive;
  const parts: Buffer[] = [];
  let length = 0;
  const push = (...buffers: readonly Buffer[]) => {
    parts.push(...buffers);
    for (const buffer of buffers) length += buffer.length;
  };
  const entries = new Map<ZipMember, Buffer>();
  const directory = bytes.readUInt32LE(end + 16);
  const inPlace = [...members.values()].sort((a, b) => a.record.start - b.record.start);
  push(bytes.subarray(0, inPlace[0]?.record.start ?? directory));
  for (const [index, member] of inPlace.entries()) {
    const entry = Buffer.from(bytes.subarray(member.entry.start, member.entry.end));
    entry.writeUInt32LE(length, 42);
    entries.set(member, entry);
    const content = contents.get(member.name);
    // What follows the packed bytes, such as their sizes, goes with them.
    if (content === undefined) push(bytes.subarray(member.record.start, inPlace[index + 1]?.record.start ?? directory));
    else push(...replaced(bytes, member, entry, content));
  }
  const start = length;
  for (const member of members.values()) push(entries.get(member) ?? Buffer.alloc(0));
  const last = Buffer.from(bytes.subarray(end));
  last.writeUInt16LE(members.size, 8);
  last.writeUInt16LE(members.size, 10);
  last.writeUInt32LE(length - start, 12);
  last.writeUInt32LE(start, 16);
  push(last);
  return Buffer.concat(parts);
};

/** A record with new content; its entry of the directory is changed to match. */
const replaced = (bytes: Buffer, { record, method }: ZipMember, entry: Buffer, content: Uint8Array): Buffer[] => {
  const header = Buffer.from(bytes.subarray(record.start, dataStart(bytes, record.start)));
  const packed = method === 0 ? Buffer.from(content) : deflateRawSync(content);
  for (const [target, at] of [
    [header, 6],
    [entry, 8],
  ] as const) {
    // Bit 3 would say that the sizes follow the packed bytes.
    target.writeUInt16LE(target.readUInt16LE(at) & ~8, at);
    writeSizes(target, at + 8, packed, content);
  }
  return [header, packed];
};

const writeSizes = (target: Buffer, at: number, packed: Uint8Array, content: Uint8Array): void => {
  target.writeUInt32LE(crc32(content), at);
  target.writeUInt32LE(packed.length, at + 4);
  target.writeUInt32LE(content.length, at + 8);
};

/** A new archive; every member has the first time that zip can tell, so that equal contents give equal bytes. */
export const createZip = (contents: ReadonlyMap<string, Uint8Array>): Buffer => {
  const records: Buffer[] = [];
  const entries: Buffer[] = [];
  let length = 0;
  for (const [name, content] of contents) {
    const packed = deflateRawSync(content);
    const label = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt16LE(0x21, 8);
    writeSizes(fields, 10, packed, content);
    fields.writeUInt16LE(label.length, 22);
    const entry = Buffer.alloc(46);
    entry.write("PK\x01\x02\x14\x00", "latin1");
    fields.copy(entry, 6);
    entry.writeUInt32LE(length, 42);
    entries.push(entry, label);
    records.push(Buffer.from("PK\x03\x04", "latin1"), fields, label, packed);
    length += 30 + label.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(contents.size, 8);
  end.writeUInt16LE(contents.size, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(length, 16);
  return Buffer.concat([...records, directory, end]);
};
