/** The versions of a file that its strings in the database come from. What they say alike needs no second look. */
import { Effect, Scope } from "effect";
import type { Git } from "../git/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { parse, type ParsedFile, type Place } from "./parsing.ts";

type Worked = Parameters<typeof parse>[2];

interface Version {
  readonly document: ParsedFile;
  readonly base: ParsedFile | undefined;
}

/**
 * What was last read of the file of a translation, and what was written into it since; none where that is unknown, gone,
 * or of other plural forms than `now`.
 */
export type Earlier = (
  translation: TranslationFacts,
  worked: Worked,
  now: Version,
) => Effect.Effect<readonly ParsedFile[], never, Git | Scope.Scope>;

/** The base as it is now, `force` where everything is to be read again. */
interface Now {
  readonly blob: string | undefined;
  readonly base: ParsedFile | undefined;
  readonly worked: Worked;
  readonly force: boolean;
}

export const makeEarlier = (place: Place, { blob: baseBlob, base, worked: baseWorked, force }: Now) =>
  Effect.gen(function* () {
    const scope = yield* Effect.scope;
    type Opening = ReturnType<typeof parse>;
    const opened = new Map<string, Opening>();
    /** A base as it was, opened once for all files that were read beside it. */
    const openBase = (blob: string): Effect.Effect<Opening> =>
      Effect.gen(function* () {
        if (blob === baseBlob && base !== undefined) return Effect.succeed(base);
        const file = { path: place.component.template, blob, executable: false };
        const opening =
          opened.get(blob) ??
          (yield* Effect.cached(Effect.provideService(parse(place, file, baseWorked), Scope.Scope, scope)));
        opened.set(blob, opening);
        return opening;
      });
    const open = (path: string, worked: Worked, version: string) =>
      Effect.gen(function* () {
        const [blob = "", itsBase] = version.split(",");
        const beside = itsBase === undefined ? undefined : yield* Effect.flatten(openBase(itsBase));
        const document = yield* parse(place, { path, blob, executable: false }, worked, beside);
        return { document, base: beside } satisfies Version;
      });
    const earlier: Earlier = ({ filename, revision, read_revision: read }, worked, now) =>
      force || revision === "" || read === ""
        ? Effect.succeed([])
        : Effect.forEach(new Set([read, revision]), (version) => open(filename, worked, version)).pipe(
            Effect.map((versions) =>
              versions.every((version) => isLike(version, now)) ? versions.map(({ document }) => document) : [],
            ),
            // A clone that was made anew may lack what is in no history any more.
            Effect.orElseSucceed(() => []),
          );
    return earlier;
  });

const pluralsOf = (file: ParsedFile | undefined) => file?.header.get("Plural-Forms");

const isLike = (version: Version, now: Version): boolean =>
  pluralsOf(version.document) === pluralsOf(now.document) &&
  pluralsOf(version.base) === pluralsOf(now.base) &&
  (version.base === undefined) === (now.base === undefined);
