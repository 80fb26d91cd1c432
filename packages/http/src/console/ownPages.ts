/** What the server itself tells of pages that are the same for everybody: those by which one comes in, and of none. */
import type { Told } from "./shell.ts";

const pages: Readonly<Record<string, Told>> = {
  "/account/sign-in/": { title: "Sign in", description: "Sign in to translate, or to look after projects." },
  "/account/sign-up/": { title: "Create an account", description: "An account lets you translate in your languages." },
  "/account/confirm/": { title: "Confirm your address", description: "The last step to a new account." },
  "/account/reset/": { title: "Set a new password", description: "A link to set it comes by mail." },
  "/account/invitation/": { title: "You are invited", description: "Take the invitation, and translate together." },
  "/projects/": { title: "Projects", description: "What is translated here, and how far it is." },
  "/languages/": { title: "Languages", description: "Into which languages projects are translated here." },
};

export const ownPage = (pathname: string): Told | undefined => pages[pathname];

export const nowhere: Told = {
  title: "Nothing is here",
  description: "This address leads nowhere: it may have been mistyped, or what stood here was moved or removed.",
};
