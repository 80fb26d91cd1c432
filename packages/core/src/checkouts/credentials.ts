/**
 * Credentials of repositories: they leave the addresses that they came in, are kept sealed beside them, and are joined to
 * them again only on the way to git.
 */
import { Effect, Result } from "effect";
import type { ComponentId } from "../ids/index.ts";
import { Invalid } from "../access/index.ts";
import { AddressRefused, type Credentials, isSameHost, readUserinfo, splitCredentials } from "../git/index.ts";
import { SecretKeeping } from "../secrets/inside.ts";

export const credentialColumns = { repo: "repo_credentials", push: "push_credentials" } as const;
export type Remote = keyof typeof credentialColumns;

/** What an input says of credentials: these; to have none; or nothing. */
export type Given = Credentials | "none" | undefined;

export interface GivenCredentials {
  readonly repo: Given;
  readonly push: Given;
}

interface Addresses {
  readonly repo?: string;
  readonly push?: string;
  readonly repo_credentials?: string;
  readonly push_credentials?: string;
}

/** An input whose addresses may be kept and compared, and what it says of credentials. */
export const separate = <Input extends Addresses>(
  input: Input,
): {
  readonly input: Omit<Input, "repo_credentials" | "push_credentials">;
  readonly given: GivenCredentials;
} => {
  const { repo_credentials, push_credentials, ...rest } = input;
  const repo = input.repo === undefined ? undefined : splitCredentials(input.repo);
  const push = input.push === undefined ? undefined : splitCredentials(input.push);
  return {
    input: {
      ...rest,
      ...(repo === undefined ? {} : { repo: repo.address }),
      ...(push === undefined ? {} : { push: push.address }),
    },
    given: {
      repo: givenBy(repo_credentials) ?? repo?.credentials,
      push: givenBy(push_credentials) ?? push?.credentials,
    },
  };
};

const givenBy = (text: string | undefined): Given =>
  text === undefined ? undefined : text === "" ? "none" : readUserinfo(text);

/** Credentials that hold for an address from now on: what was given, or what the same host had been given. */
export const nextCredentials = (
  given: Given,
  address: string,
  kept: { readonly address: string; readonly credentials: Credentials | undefined },
): Credentials | undefined =>
  given === "none" ? undefined : (given ?? (isSameHost(address, kept.address) ? kept.credentials : undefined));

/** Credentials that are given for an address that takes none. */
export const checkGiven = (given: GivenCredentials, addresses: { readonly repo: string; readonly push: string }) =>
  Effect.forEach(["repo", "push"] as const, (remote) =>
    typeof given[remote] === "object" && !/^https?:/i.test(addresses[remote])
      ? Effect.fail(
          Invalid.field(
            credentialColumns[remote],
            "Only addresses of the kind https:// take a user name and a password.",
          ),
        )
      : Effect.void,
  );

export const isSame = (one: Credentials | undefined, other: Credentials | undefined): boolean =>
  one?.username === other?.username && one?.password === other?.password;

/** A component's row, as far as it keeps credentials. */
export interface KeepsCredentials {
  readonly id: ComponentId;
  readonly repo_credentials: Uint8Array | null;
  readonly push_credentials: Uint8Array | null;
}

export const makeCredentials = Effect.gen(function* () {
  const secrets = yield* SecretKeeping;
  const placeOf = (id: ComponentId, remote: Remote) => ({
    table: "components",
    column: credentialColumns[remote],
    row: id,
  });

  /** For the row of the component with this id. */
  const seal = (id: ComponentId, remote: Remote, credentials: Credentials | undefined): Uint8Array | null =>
    credentials === undefined
      ? null
      : secrets.seal(JSON.stringify([credentials.username, credentials.password]), placeOf(id, remote));

  const open = (row: KeepsCredentials, remote: Remote): Result.Result<Credentials | undefined, AddressRefused> => {
    const sealed = row[credentialColumns[remote]];
    if (sealed === null) return Result.succeed(undefined);
    return Result.mapBoth(secrets.open(sealed, placeOf(row.id, remote)), {
      onSuccess: (text) => {
        const [username = "", password = ""] = JSON.parse(text) as string[];
        return { username, password };
      },
      onFailure: ({ message }) => new AddressRefused({ subject: "url", reason: message }),
    });
  };

  return { seal, open };
});

export type CredentialKeeper = Effect.Success<typeof makeCredentials>;
