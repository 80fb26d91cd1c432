/**
 * Zip archives as they stand: a list of members, each unpacked on demand and never beyond a limit. Members that nobody
 * changes keep their packed bytes (see `write.ts`).
 */
import { crc32, inflateRawSync } from "node:zlib";
import { CodecError } from "../contract/index.ts";

export interface ZipMember {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  /** Places in the archive: of the record with its header, and of the entry in the directory. */
  readonly record: { readonly start: number; readonly end: number };
  readonly entry: { readonly start: number; readonly end: number };
  readonly packedSize: number;
  readonly size: number;
  readonly checksum: number;
  /** Whether it is a symbolic link, as archives made on Unix tell. */
  readonly isLink: boolean;
}

export interface ZipArchive {
  readonly bytes: Buffer;
  /** In the order of the directory; of duplicate names the last one counts. */
  readonly members: ReadonlyMap<string, ZipMember>;
  /** Where the end record begins. */
  readonly end: number;
}

/** No member may be larger when it is unpacked, so that a small file cannot fill the memory. */
export const largestUnpacked = 100 * 1024 * 1024;

const signatures = { record: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 };

/** @throws CodecError for bytes that are no zip archive, or one of a kind that office programs do not write */
export const readZip = (bytes: Uint8Array): ZipArchive => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return directoryOf(buffer);
  } catch (error) {
    // A place beyond the end of the file.
    if (error instanceof RangeError) throw new CodecError("The zip archive is damaged.");
    throw error;
  }
};

const directoryOf = (buffer: Buffer): ZipArchive => {
  const end = endRecord(buffer);
  const count = buffer.readUInt16LE(end + 10);
  const members = new Map<string, ZipMember>();
  for (let index = 0, at = buffer.readUInt32LE(end + 16); index < count; index++) {
    if (buffer.readUInt32LE(at) !== signatures.entry) throw new CodecError("The zip archive is damaged.");
    if ((buffer.readUInt16LE(at + 8) & 1) !== 0) throw new CodecError("The zip archive is encrypted.");
    const nameEnd = at + 46 + buffer.readUInt16LE(at + 28);
    const next = nameEnd + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
    const start = buffer.readUInt32LE(at + 42);
    if (start === 0xffffffff) throw new CodecError("Zip archives of more than 4 GB cannot be read.");
    const name = buffer.toString("utf8", at + 46, nameEnd);
    members.set(name, {
      name,
      method: buffer.readUInt16LE(at + 10),
      checksum: buffer.readUInt32LE(at + 16),
      packedSize: buffer.readUInt32LE(at + 20),
      size: buffer.readUInt32LE(at + 24),
      record: { start, end: dataStart(buffer, start) + buffer.readUInt32LE(at + 20) },
      entry: { start: at, end: next },
      isLink: ((buffer.readUInt32LE(at + 38) >>> 16) & 0xf000) === 0xa000,
    });
    at = next;
  }
  return { bytes: buffer, members, end };
};

const endRecord = (buffer: Buffer): number => {
  const least = Math.max(0, buffer.length - 22 - 0xffff);
  for (let at = buffer.length - 22; at >= least; at--) if (buffer.readUInt32LE(at) === signatures.end) return at;
  throw new CodecError("This is not a zip archive.");
};

/** Where the packed bytes of a record begin. */
export const dataStart = (buffer: Buffer, record: number): number => {
  if (buffer.readUInt32LE(record) !== signatures.record) throw new CodecError("The zip archive is damaged.");
  return record + 30 + buffer.readUInt16LE(record + 26) + buffer.readUInt16LE(record + 28);
};

/** The unpacked bytes of a member. @throws CodecError when they are damaged, or more than `limit` */
export const unpack = ({ bytes }: ZipArchive, member: ZipMember, limit = largestUnpacked): Buffer => {
  const packed = bytes.subarray(member.record.end - member.packedSize, member.record.end);
  const content = member.method === 0 ? packed : inflate(packed, member, limit);
  if (content.length > limit) throw tooLarge(member);
  if (packed.length !== member.packedSize || crc32(content) !== member.checksum)
    throw new CodecError(`The member ${member.name} of the zip archive is damaged.`);
  return content;
};

const inflate = (packed: Buffer, member: ZipMember, limit: number): Buffer => {
  if (member.method !== 8) throw new CodecError(`The member ${member.name} is packed in an unknown way.`);
  try {
    return inflateRawSync(packed, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(member);
    throw new CodecError(`The member ${member.name} of the zip archive is damaged.`);
  }
};

const tooLarge = ({ name }: ZipMember) => new CodecError(`The member ${name} of the zip archive is too large.`);
