/** What settings are made of, each from the text that an option or the environment holds. */
import { readFileSync } from "node:fs";
import { ForgeSettings } from "@dragoman/core/forges";
import { Providers } from "@dragoman/core/identities";
import { isLimit } from "@dragoman/core/limits";
import { isException } from "@dragoman/core/outgoing";
import { Effect, Schema, SchemaGetter, SchemaIssue } from "effect";
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

/** A host inside that may be connected to. */
export const OutgoingHost = Schema.String.check(Schema.makeFilter(isException));

/** What is too short can be guessed. */
export const SecretKey = Schema.String.check(Schema.isMinLength(32));

export const ProxyRange = Schema.String.check(Schema.makeFilter(isRange));

/** `100/day`, or `off`. */
export const RateLimit = Schema.String.check(Schema.makeFilter(isLimit));

/** A domain of mail, in small letters. */
export const MailDomain = Schema.String.check(Schema.isPattern(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/));

/** `dragoman@example.org`, or `Dragoman <dragoman@example.org>`. */
export const Sender = Schema.String.check(Schema.isPattern(/^([^<>\r\n"]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/));
/** JSON, or the path of a file that holds it, which keeps secrets out of the environment. */
const JsonOrFile = <A>(begins: "[" | "{", schema: Schema.Codec<A, Schema.Json>) =>
  Schema.String.pipe(
    Schema.decodeTo(Schema.fromJsonString(schema), {
      decode: SchemaGetter.transformEffect((text: string) =>
        text.startsWith(begins)
          ? Effect.succeed(text)
          : Effect.try({
              try: () => readFileSync(text, "utf8"),
              catch: () => new SchemaIssue.InvalidValue({ message: "The file cannot be read." }),
            }),
      ),
      encode: SchemaGetter.transform((text: string) => text),
    }),
  );

export const SignInProviders = JsonOrFile("[", Providers);
export const SecretsOfHosts = JsonOrFile("{", Schema.Record(Schema.String, Schema.String.check(Schema.isMinLength(1))));
export const KnownForges = JsonOrFile("{", ForgeSettings);
