/** A password: what is taken for one, and what is too easily guessed. */
import { Schema } from "effect";
import { Text } from "../fields/index.ts";

const least = 10;
const most = 500;
const leastDifferent = 5;

/** The longest of those that everybody tries first. */
const commonest = new Set(
  `1234567890 12345678910 0123456789 9876543210 0987654321 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc q1w2e3r4t5 q1w2e3r4t5y6
  qwertyuiop qwerty12345 qwerty123456 qwertyuiop123 asdfghjkl123 zxcvbnm123 abcdefghij abcd123456 abc123456789
  password12 password123 password1234 password12345 password123456 passw0rd123 mypassword letmein123 iloveyou123
  welcome123 welcome1234 changeme123 administrator admin12345 admin123456 superadmin test123456 football123
  sunshine123 princess123 liverpool123 basketball baseball123 masterkey1 trustno1234 starwars123 computer123`.split(
    /\s+/,
  ),
);

/** What is wrong with a password, whoever is to have it. */
export const passwordProblem = (text: string): string | undefined => {
  const signs = [...text.normalize("NFKC")];
  if (signs.length < least) return `A password has at least ${least} characters.`;
  if (new Set(signs).size < leastDifferent) return "This password repeats too few characters.";
  return commonest.has(text.toLowerCase()) ? "This is one of the passwords that everybody tries first." : undefined;
};

export interface Person {
  readonly username: string;
  readonly fullName: string;
  readonly email: string | null;
}

/** What is wrong with it for somebody: what others know of them is soon tried. */
export const personalProblem = (text: string, { username, fullName, email }: Person): string | undefined => {
  const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const known = [username, fullName, email ?? "", email?.split("@")[0] ?? ""].map(plain);
  const own = plain(text).replace(/\d{0,4}$/, "");
  return known.some((word) => word !== "" && (word === own || word === plain(text)))
    ? "A password says neither the name nor the address of who has it."
    : undefined;
};

/** One that is to be kept. Spaces around it belong to it. */
export const NewPassword = Text({
  max: most,
  trim: false,
  rule: passwordProblem,
  sent: { minLength: least, format: "password" },
});

/** One that is tried. */
const TriedPassword = Text({ max: most, trim: false, sent: { format: "password" } });

export const Credentials = Schema.Struct({
  /** The username, or the e-mail address. */
  username: Text({ max: 190 }),
  password: TriedPassword,
});
export type Credentials = typeof Credentials.Type;

export const PasswordChange = Schema.Struct({
  /** Left out by those who manage the account of somebody else. */
  current: Schema.optionalKey(TriedPassword),
  password: NewPassword,
});
export type PasswordChange = typeof PasswordChange.Type;
