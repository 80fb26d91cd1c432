/** Arrays as parameters, with the type of their elements named: the driver cannot guess it of empty ones and of nulls. */
import { PgTypes } from "@effect/sql-pg";
import { Result } from "effect";

const arrayOf =
  <A>(elementOid: number) =>
  (values: readonly A[]) =>
    Result.getOrThrow(PgTypes.array(values, elementOid));

export const ints = arrayOf<number | null>(23);
export const smallints = arrayOf<number | null>(21);
export const bigints = arrayOf<number | bigint | null>(20);
export const texts = arrayOf<string | null>(25);
export const booleans = arrayOf<boolean | null>(16);
