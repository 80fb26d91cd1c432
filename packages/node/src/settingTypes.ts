/** What settings are made of, each from the text that an option or the environment holds. */
import { Schema, SchemaGetter } from "effect";
import { isRange } from "./proxies.ts";

export const WholeNumber = (least: number, most: number) =>
  Schema.String.check(Schema.isPattern(/^\d+$/)).pipe(
    Schema.decodeTo(Schema.Int.check(Schema.isBetween({ minimum: least, maximum: most })), {
      decode: SchemaGetter.transform(Number),
      encode: SchemaGetter.transform(String),
    }),
  );

/** An address with one of `schemes`; a slash at its end goes. */
export const Address = (schemes: readonly string[]) =>
  Schema.String.check(
    Schema.makeFilter((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1))),
  ).pipe(
    Schema.decodeTo(Schema.String, {
      decode: SchemaGetter.transform((text) => text.replace(/\/+$/, "")),
      encode: SchemaGetter.transform((text) => text),
    }),
  );

/** Values between commas. */
export const ListOf = <A>(item: Schema.Codec<A, string>) =>
  Schema.String.pipe(
    Schema.decodeTo(Schema.Array(item), {
      decode: SchemaGetter.transform((text) =>
        text
          .split(",")
          .map((part) => part.trim())
          .filter((part) => part !== ""),
      ),
      encode: SchemaGetter.transform((items) => items.join(",")),
    }),
  );

/** Schemes of repositories' addresses. */
export const Scheme = Schema.Literals(["https", "http", "ssh", "git", "file"]);

export const ProxyRange = Schema.String.check(Schema.makeFilter(isRange));

const seconds: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 };
const rate = /^([1-9]\d{0,8})\/(second|minute|hour|day)$/;

/** `100/day`, or `off`. */
export const RateLimit = Schema.String.check(Schema.makeFilter((text) => text === "off" || rate.test(text))).pipe(
  Schema.decodeTo(Schema.Union([Schema.Literal("off"), Schema.Struct({ requests: Schema.Int, seconds: Schema.Int })]), {
    decode: SchemaGetter.transform((text) => {
      const [, requests = "", unit = ""] = rate.exec(text) ?? [];
      return text === "off" ? ("off" as const) : { requests: Number(requests), seconds: seconds[unit] ?? 0 };
    }),
    encode: SchemaGetter.transform((limit) =>
      limit === "off"
        ? "off"
        : `${limit.requests}/${Object.keys(seconds).find((unit) => seconds[unit] === limit.seconds)}`,
    ),
  }),
);
