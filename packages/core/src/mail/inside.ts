/** Mail, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { type Letter, MailKeeping, mailing } from "./keeping.ts";
export { registerLetters } from "./letters.ts";
