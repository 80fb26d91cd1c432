/** Templates in settings of add-ons: what is wrong with them, told when they are saved. */
import { messageProblem } from "../components/index.ts";

/** A path in the repository. */
export const pathTemplate = (template: string): string | undefined => {
  if (template.split("/").includes("..")) return "The path must not lead to a parent folder.";
  if (template.startsWith("/")) return "The path must lie inside the repository.";
  return messageProblem(template);
};
