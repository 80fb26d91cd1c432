/** What users may be called: the rules of usernames and of full names. */

/** Names that accounts get when their owner's data is removed. */
const ofTheRemoved = /^deleted-\d+$/i;

export const usernameProblem = (text: string): string | undefined => {
  if (!/^[\p{L}\p{M}\p{N}_@+-][\p{L}\p{M}\p{N}_.@+-]*$/u.test(text))
    return "Enter a username of letters, digits and the signs @ . + - _ that does not begin with a full stop.";
  return ofTheRemoved.test(text) ? "This username is reserved." : undefined;
};

export const fullNameProblem = (text: string): string | undefined => {
  if (/\p{Cc}/u.test(text)) return "A name may not hold control characters.";
  return /^[.,;:<>"'\\\s]+$/.test(text) ? "Enter a name, not only punctuation." : undefined;
};

/** A username made of the part of an address before the @: names are seen by all, addresses by nobody. */
export const usernameOf = (email: string): string => {
  const [local = ""] = email.split("@");
  const name = local
    .replace(/[^\p{L}\p{M}\p{N}_.+-]+/gu, "-")
    .replace(/^[.-]+|[.-]+$/g, "")
    .slice(0, 100);
  return name === "" || usernameProblem(name) !== undefined ? "author" : name;
};
