/** Answers name other objects by their addresses; methods take the names that stand in them. */
import { type Operations, operations } from "./generated/operations.ts";

type Lines = typeof operations;

/** `units.one` and so on. */
export type OperationId = {
  readonly [Noun in keyof Lines & string]: `${Noun}.${keyof Lines[Noun] & string}`;
}[keyof Lines & string];

type LineOf<Id extends OperationId> = Id extends `${infer Noun extends keyof Lines & string}.${infer Name}`
  ? Lines[Noun][Name & keyof Lines[Noun]]
  : never;

type NamesIn<Line> = Line extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type ParamsOf<Id extends OperationId> = Id extends `${infer Noun extends keyof Operations}.${infer Name}`
  ? Operations[Noun][Name & keyof Operations[Noun]] extends (params: infer Params, ...rest: never) => unknown
    ? Params
    : never
  : never;

export type AddressParams<Id extends OperationId> = Pick<ParamsOf<Id>, NamesIn<LineOf<Id>> & keyof ParamsOf<Id>>;

/**
 * What the parameters in the path of an operation are at an address, whichever host it is of; undefined where it is not one
 * of the operation's. `client.translations.one(paramsAt("translations.one", unit.translation))`
 */
export const paramsAt = <Id extends OperationId>(operation: Id, address: string): AddressParams<Id> | undefined => {
  const [noun = "", name = ""] = operation.split(".");
  const line = (operations as Readonly<Record<string, Readonly<Record<string, string>>>>)[noun]?.[name] ?? "";
  const names: string[] = [];
  const pattern = line.slice(line.indexOf("/")).replace(/\{(\w+)\}/g, (_, each: string) => {
    names.push(each);
    return "([^/]+)";
  });
  const found = new RegExp(`${pattern}$`).exec(address.replace(/[?#].*/, ""));
  if (found === null) return undefined;
  return Object.fromEntries(
    names.map((each, index) => [each, valueOf(each, found[index + 1] ?? "")]),
  ) as AddressParams<Id>;
};

const valueOf = (name: string, text: string): string | number => {
  const value = decodeURIComponent(text);
  if (name === "component") return decodeURIComponent(value);
  return name === "id" && /^\d+$/.test(value) ? Number(value) : value;
};
