/** Who made commits that become one: nobody who is named by one of them is forgotten, and nobody is named twice. */
import type { Signature } from "./draft.ts";

export type Named = Pick<Signature, "name" | "email">;

export const named = ({ name, email }: Named): string => `${name} <${email}>`;

const trailer = /^([A-Za-z][A-Za-z0-9-]*): \S.*$/;
const coAuthor = /^co-authored-by:\s*(\S.*?)\s*$/i;

export const namesCoAuthor = (line: string): boolean => coAuthor.test(line);

/** A message's own words, and the lines at its end that all name something. */
export const partedMessage = (message: string) => {
  const paragraphs = message.trim().split(/\n\s*\n/);
  const trailers: string[] = [];
  while (
    paragraphs.length > 1 &&
    paragraphs
      .at(-1)
      ?.split("\n")
      .every((line) => trailer.test(line)) === true
  )
    trailers.unshift(...(paragraphs.pop() ?? "").split("\n"));
  return { paragraphs, trailers };
};

/**
 * Lines for the authors of the commits and those whom their messages name as co-authors, as they come; none for whoever
 * the new commit names anyway. Addresses are one whatever their case; names are not, as many share the server's address.
 */
export const coAuthorLines = (
  commits: readonly { readonly author: Named; readonly message: string }[],
  without: readonly Named[],
): readonly string[] => {
  const told = commits.flatMap(({ author, message }) => [
    named(author),
    ...partedMessage(message).trailers.flatMap((line) => coAuthor.exec(line)?.[1] ?? []),
  ]);
  const people = new Map<string, string>();
  for (const person of told) if (!people.has(sameAddress(person))) people.set(sameAddress(person), person);
  for (const person of without) people.delete(sameAddress(named(person)));
  return [...people.values()].map((person) => `Co-authored-by: ${person}`);
};

const sameAddress = (person: string): string => person.replace(/<[^<>]*>$/, (address) => address.toLowerCase());
