/**
 * What an endpoint asks of its caller beside seeing the object. Services ask; this tells of it, and
 * `test/access/needs.test.ts` holds the two together.
 */
import type { Permission } from "@dragoman/core/access";

/** A permission on the object, or what else lets somebody do it. */
export type Right =
  | Permission
  /** With a token that is not narrowed, as all rights that are no permissions. */
  | "superuser"
  | "own account"
  | "administrator of the team"
  | "signed in"
  /** No token that is narrowed to some of them. */
  | "all rights of the account";

/** Any of these rights; where a condition is told, only while it holds. */
export interface Need {
  readonly anyOf: readonly Right[];
  readonly when?: string;
}

/** All of them are needed. */
export type Needs = readonly Need[];

export const need = (...anyOf: readonly [Right, ...Right[]]): Need => ({ anyOf });

/** `condition` goes on from "where": "the string is in a glossary". */
export const where = (condition: string, ...anyOf: readonly [Right, ...Right[]]): Need => ({ anyOf, when: condition });

/** Whether callers without an account are told to sign in, even on GET. */
export const asksForAccount = (needs: Needs = []): boolean => needs.some(({ anyOf }) => anyOf.includes("signed in"));

const rightWords = ({ anyOf, when }: Need) => {
  const rights = anyOf.map((right) => `\`${right}\``).join(" or ");
  return when === undefined ? rights : `${rights} where ${when}`;
};

/** All of it as a sentence. */
export const tellNeeds = (needs: Needs): string => `Needs ${needs.map(rightWords).join("; ")}.`;
