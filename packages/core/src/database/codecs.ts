/** How PostgreSQL's types arrive here where the driver's way does not suit. */
import { PgTypes } from "@effect/sql-pg";
import { Result } from "effect";

const int8 = 20;
const int8Array = 1016;

/** `bigint` columns and `count(*)` are numbers when those hold them exactly (up to 2^53), and bigints beyond. */
const int8Codec: PgTypes.Codec<number | bigint> = {
  encode: (value) => {
    const bytes = new Uint8Array(8);
    try {
      const exact = BigInt(value);
      if (BigInt.asIntN(64, exact) !== exact) throw new RangeError(`${exact} is out of range`);
      new DataView(bytes.buffer).setBigInt64(0, exact);
      return Result.succeed(bytes);
    } catch (error) {
      return Result.fail(new PgTypes.CodecError({ message: `Not a bigint: ${String(error)}` }));
    }
  },
  decode: (bytes) => read(bytes, 0),
  read: (bytes, offset) => read(bytes, offset),
};

const read = (bytes: Uint8Array, offset: number) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, 8);
  const high = view.getInt32(0);
  const inexact = high < -0x200000 || high >= 0x200000;
  return Result.succeed(inexact ? view.getBigInt64(0) : high * 0x1_0000_0000 + view.getUint32(4));
};

export const makeCodecs = (): PgTypes.Registry => {
  const registry = PgTypes.makeRegistry();
  registry.register(int8, int8Codec, { arrayOid: int8Array });
  return registry;
};
