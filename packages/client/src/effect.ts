/** The same client for programs of Effect: calls are effects, lists are streams, and interruption aborts. */
import { Context, Effect, Effectable, Layer, Stream } from "effect";
import type { AnyPage, Call, CallOptions, ItemOf, Listing, NumberedPage } from "./call.ts";
import { type Client, type ClientOptions, createClient } from "./client.ts";
import { type Failure, isFailure } from "./failure.ts";
import { operations } from "./generated/operations.ts";
import type { Task } from "./generated/schemas.ts";
import type { TaskName, TaskOptions } from "./tasks.ts";

/** A list that nothing was asked of yet: as an effect it is one page. */
export interface EffectListing<Page extends AnyPage> extends Effect.Effect<Page, Failure> {
  /** This page and all behind it, each asked for when it is needed. */
  readonly pages: () => Stream.Stream<NumberedPage<Page>, Failure>;
  /** Their items. */
  readonly all: () => Stream.Stream<ItemOf<Page>, Failure>;
}

/** Without the options: interruption stands for the signal. */
type Given<Params extends readonly unknown[]> = undefined extends Params[0]
  ? readonly [params?: Params[0]]
  : readonly [params: Params[0]];

type EffectMethod<Method> = Method extends (...params: infer Params) => Listing<infer Page>
  ? (...params: Given<Params>) => EffectListing<Page>
  : Method extends (...params: infer Params) => Call<infer Value>
    ? (...params: Given<Params>) => Effect.Effect<Value, Failure>
    : never;

interface EffectTasks {
  /** What is seen of a task, each time that it changed, until it is completed. */
  readonly watch: (task: TaskName, options?: Pick<TaskOptions, "between">) => Stream.Stream<Task, Failure>;
}

type EffectMethods<Methods> = {
  readonly [Name in Exclude<keyof Methods, "watch" | "finished">]: EffectMethod<Methods[Name]>;
};

export type EffectClient = { readonly [Noun in keyof Client]: EffectMethods<Client[Noun]> } & {
  readonly tasks: EffectTasks;
};

export class Dragoman extends Context.Service<Dragoman, EffectClient>()("@dragoman/client/Dragoman") {
  static readonly layer = (options?: ClientOptions): Layer.Layer<Dragoman> =>
    Layer.sync(Dragoman, () => effectClientOf(createClient(options)));
}

export const effectClientOf = (client: Client): EffectClient => {
  const methods = Object.fromEntries(
    Object.entries(operations).map(([noun, lines]) => [
      noun,
      Object.fromEntries(
        Object.entries(lines).map(([name, line]) => {
          const method = (client[noun as keyof Client] as unknown as Record<string, AnyMethod>)[name] as AnyMethod;
          return [name, line.startsWith("LIST ") ? listed(method) : called(method)];
        }),
      ),
    ]),
  ) as unknown as EffectClient;
  const watch: EffectTasks["watch"] = (task, options) =>
    streamOf((signal) => client.tasks.watch(task, { ...options, signal }));
  return { ...methods, tasks: { ...methods.tasks, watch } };
};

type AnyMethod = (params: unknown, options: CallOptions) => Call<unknown> | Listing<AnyPage>;

const called = (method: AnyMethod) => (params: unknown) =>
  Effect.flatMap(
    Effect.promise((signal) => Promise.resolve(method(params, { signal }))),
    (result) => (result.ok ? Effect.succeed(result.value) : Effect.fail(result.error)),
  );

const listed = (method: AnyMethod) => (params: unknown) => new Pages(params, method);

class Pages extends Effectable.Class<AnyPage, Failure> implements EffectListing<AnyPage> {
  readonly #list: (signal: AbortSignal) => Listing<AnyPage>;
  readonly #page: Effect.Effect<AnyPage, Failure>;

  constructor(params: unknown, method: AnyMethod) {
    super();
    this.#list = (signal) => method(params, { signal }) as Listing<AnyPage>;
    this.#page = called(method)(params) as Effect.Effect<AnyPage, Failure>;
  }
  asEffect() {
    return this.#page;
  }
  pages() {
    return streamOf((signal) => this.#list(signal).pages());
  }
  all() {
    return streamOf((signal) => this.#list(signal).all());
  }
}

/** What is under way when the stream ends is aborted. */
const streamOf = <Item>(open: (signal: AbortSignal) => AsyncIterable<Item>): Stream.Stream<Item, Failure> =>
  Stream.unwrap(
    Effect.map(
      Effect.acquireRelease(
        Effect.sync(() => new AbortController()),
        (controller) => Effect.sync(() => controller.abort()),
      ),
      ({ signal }) =>
        Stream.catch(
          Stream.fromAsyncIterable(open(signal), (error) => error),
          (error) => (isFailure(error) ? Stream.fail(error) : Stream.die(error)),
        ),
    ),
  );
