/**
 * What an archive is: lines of JSON, compressed by zstd. First a header, then for each portion of a table's rows a line
 * that says what follows and its digest, and a line with the rows; at last the trailer, without which it is not whole.
 */
import { Schema } from "effect";

export const archiveFormat = 1;

/** A number for what has to be counted up after the rows are there, by table. */
const Sequences = Schema.Record(Schema.String, Schema.Struct({ column: Schema.String, next: Schema.String }));

export const Header = Schema.Struct({
  dragoman: Schema.Literal("backup"),
  format: Schema.Int,
  created: Schema.String,
  /** Names of the migrations that the database had. */
  migrations: Schema.Array(Schema.String),
  /** Rows of each table. */
  tables: Schema.Record(Schema.String, Schema.Int),
  sequences: Sequences,
  /** The key of the database's secrets, where it was wanted in the archive. */
  secretKey: Schema.NullOr(Schema.String),
});
export type Header = typeof Header.Type;

/** Stands before the line with the rows. */
export const Portion = Schema.Struct({
  table: Schema.String,
  rows: Schema.Int,
  /** SHA-256 of the line, in hexadecimal digits. */
  digest: Schema.String,
});
export type Portion = typeof Portion.Type;

export const Trailer = Schema.Struct({
  end: Schema.Literal(true),
  /** SHA-256 of everything before, line ends included. */
  digest: Schema.String,
});

/** How far work is, from 0 to 100. */
export type OnProgress = (percent: number) => void;

/** What was saved or restored. */
export interface Contents {
  readonly tables: Readonly<Record<string, number>>;
  readonly rows: number;
  readonly created: string;
}

export const contentsOf = ({ tables, created }: Header): Contents => ({
  tables,
  created,
  rows: Object.values(tables).reduce((sum, rows) => sum + rows, 0),
});
