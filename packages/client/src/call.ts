/** What a method gives: the promise of a result, and for lists also ways through all of their pages. */
import type { Failure } from "./failure.ts";

export interface CallOptions {
  /** Ends the call, its waiting and its retries. */
  readonly signal?: AbortSignal | undefined;
}

export type NoParams = Readonly<Record<string, never>>;

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** A request that is under way. It is never rejected: what goes wrong is a value as well. */
export interface Call<Value> extends Promise<Result<Value>> {
  /** The value alone; failures are thrown. */
  readonly orThrow: () => Promise<Value>;
}

/** What every page of a list has. */
export interface AnyPage {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly unknown[];
}

export type ItemOf<Page extends AnyPage> = Page["results"][number];

/** A page with its number: a list asked for with `page: number + 1` goes on behind it. */
export type NumberedPage<Page extends AnyPage> = Page & { readonly number: number };

/** A list that nothing was asked of yet: waiting for it asks for one page. */
export interface Listing<Page extends AnyPage> extends PromiseLike<Result<Page>> {
  /** The page alone; failures are thrown. */
  readonly orThrow: () => Promise<Page>;
  /** This page and all behind it, each asked for when it is needed; failures are thrown. */
  readonly pages: () => AsyncIterable<NumberedPage<Page>>;
  /** Their items. */
  readonly all: () => AsyncIterable<ItemOf<Page>>;
}

/** What waiting for a call gives when it goes well: `ValueOf<Client["units"]["one"]>` is `Unit`. */
export type ValueOf<Method extends (...args: never) => PromiseLike<Result<unknown>>> =
  Awaited<ReturnType<Method>> extends Result<infer Value> ? Value : never;

export const callOf = <Value>(result: Promise<Result<Value>>): Call<Value> =>
  Object.assign(result, { orThrow: () => valueOf(result) });

export const valueOf = async <Value>(asked: PromiseLike<Result<Value>>): Promise<Value> => {
  const result = await asked;
  if (result.ok) return result.value;
  throw result.error;
};
