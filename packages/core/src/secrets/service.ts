/**
 * Secrets that the database keeps for others: passwords of repositories, private keys. They are sealed with a key that
 * the database does not have: of the settings, or of a file in the data folder.
 */
import { Context, Effect, Exit, Layer, Result } from "effect";
import type { Scope } from "effect";
import { SecretKeyUnusable, SecretUnreadable } from "./errors.ts";
import { SecretKeeping } from "./keeping.ts";
import { makeKeyFile, readKeyFile, removeKeyFile } from "./keyFile.ts";
import { isSealedBy, makeKey, nameOf, open, seal, type SecretKey, type SecretPlace } from "./seal.ts";
import { makeSecretStore, sealedColumns } from "./store.ts";

export interface SecretOptions {
  /** The first one seals, all of them open. Without any, the file's is used. */
  readonly keys?: readonly string[];
  /** Where the key is where no setting names one; made at the first start on an empty database. */
  readonly file: string;
}

export class Secrets extends Context.Service<
  Secrets,
  {
    /** Seals everything with the first key that older keys have sealed. Answers how many secrets that were. */
    readonly rotate: Effect.Effect<number, SecretUnreadable>;
  }
>()("@dragoman/core/secrets/Secrets") {
  static readonly layer = (options: SecretOptions) => Layer.effectContext(make(options));
}

const checkText = "This key is the right one.";
const checkPlace: SecretPlace = { table: "secret_check", column: "sealed", row: 0 };

const make = Effect.fnUntraced(function* (options: SecretOptions) {
  const store = yield* makeSecretStore;
  const first = yield* Effect.orDie(store.check);
  const { texts, made } = yield* keyTexts(options, first !== undefined);
  const keys = texts.map(makeKey);
  const current = keys[0] as SecretKey;

  const openWithAny = (sealed: Uint8Array, place: SecretPlace) => {
    for (const key of keys) {
      const text = open(key, sealed, place);
      if (text !== undefined) return Result.succeed(text);
    }
    return Result.fail(new SecretUnreadable({ place: nameOf(place) }));
  };

  if (first === undefined) yield* Effect.orDie(store.startCheck(seal(current, checkText, checkPlace)));
  // Another process may have been first.
  const check = first ?? (yield* Effect.orDie(store.check));
  if (check === undefined || Result.isFailure(openWithAny(check, checkPlace))) {
    if (made) yield* Effect.promise(() => removeKeyFile(options.file));
    return yield* new SecretKeyUnusable({ reason: otherKey(options) });
  }

  const rotate = Effect.gen(function* () {
    let count = 0;
    for (const column of sealedColumns)
      for (const { row, sealed } of yield* Effect.orDie(store.all(column))) {
        if (isSealedBy(current, sealed)) continue;
        const place = { table: column.table, column: column.column, row };
        const text = yield* Effect.fromResult(openWithAny(sealed, place));
        if (yield* Effect.orDie(store.replace(column, row, sealed, seal(current, text, place)))) count += 1;
      }
    // Last, so that until then nobody starts with the new key alone.
    yield* Effect.orDie(store.replaceCheck(seal(current, checkText, checkPlace)));
    return count;
  });

  const unreadable = Effect.gen(function* () {
    const found: string[] = [];
    for (const column of sealedColumns)
      for (const { row, sealed } of yield* store.all(column)) {
        const place = { table: column.table, column: column.column, row };
        if (Result.isFailure(openWithAny(sealed, place))) found.push(nameOf(place));
      }
    return found;
  }).pipe(Effect.orDie);

  return Context.make(Secrets, Secrets.of({ rotate })).pipe(
    Context.add(
      SecretKeeping,
      SecretKeeping.of({ unreadable, seal: (text, place) => seal(current, text, place), open: openWithAny }),
    ),
  );
});

const keyTexts = ({ keys = [], file }: SecretOptions, hasSecrets: boolean) =>
  Effect.gen(function* () {
    if (keys.length > 0) return { texts: keys, made: false };
    const found = yield* fileSystem(file, readKeyFile);
    if (found !== undefined) return { texts: [found], made: false };
    if (hasSecrets) return yield* new SecretKeyUnusable({ reason: noKey(file) });
    const { text, made } = yield* fileSystem(file, makeKeyFile);
    return { texts: [text], made };
  });

/** The key that is used: of the settings, or of the file; undefined where there is none. */
export const currentKeys = ({ keys = [], file }: SecretOptions): Effect.Effect<readonly string[], SecretKeyUnusable> =>
  keys.length > 0
    ? Effect.succeed(keys)
    : Effect.map(fileSystem(file, readKeyFile), (text) => (text === undefined ? [] : [text]));

/** Whether the database keeps any secret: without one, any key does. */
export const keepsSecrets = Effect.flatMap(makeSecretStore, (store) => store.any);

/** Takes all secrets out of a database whose key is lost. */
export const discardSecrets = Effect.flatMap(makeSecretStore, (store) => Effect.asVoid(store.discard));

/** Gives a data folder the key that its database's secrets were sealed with; takes it back when the scope fails. */
export const keepKey = (file: string, text: string): Effect.Effect<void, SecretKeyUnusable, Scope.Scope> =>
  Effect.asVoid(
    Effect.acquireRelease(
      fileSystem(file, (path) => makeKeyFile(path, text)),
      ({ made }, exit) => (made && Exit.isFailure(exit) ? Effect.promise(() => removeKeyFile(file)) : Effect.void),
    ),
  );

const fileSystem = <A>(file: string, act: (file: string) => Promise<A>) =>
  Effect.tryPromise({
    try: () => act(file),
    catch: (error) => new SecretKeyUnusable({ reason: `The key in ${file} cannot be used: ${String(error)}` }),
  });

const remedy =
  "Set DRAGOMAN_SECRET_KEY to the key of the process that came first: its own setting, or the text of the file secret.key in its data folder.";

const noKey = (file: string) =>
  `The secrets of this database are sealed with a key that is not here: there is neither the setting nor the file ${file}. ${remedy}`;

const otherKey = ({ keys = [], file }: SecretOptions) =>
  `The secrets of this database are sealed with another key than that of ${keys.length > 0 ? "the setting DRAGOMAN_SECRET_KEY" : `the file ${file}`}. ${remedy}`;
