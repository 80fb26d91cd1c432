/** Who commits: the server; and how people are named as authors. */
import type { Signature } from "../git/inside.ts";

export const serverName = "Dragoman";
export const serverEmail = "noreply@dragoman.invalid";

export const server = (date: Date = new Date()): Signature => ({ name: serverName, email: serverEmail, date });

/** A name that is nothing but punctuation gives way to the username; no address to the server's own. */
export const person = (
  user: { readonly username: string; readonly full_name: string; readonly email: string | null },
  date: Date,
): Signature => ({
  name: /[\p{L}\p{N}]/u.test(user.full_name) ? user.full_name : user.username,
  email: user.email ?? serverEmail,
  date,
});
