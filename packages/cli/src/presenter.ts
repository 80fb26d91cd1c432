/** How help and wrong use are shown. Help goes to stdout; wrong use to stderr, so that a pipe gets nothing. */
import { Console, Option } from "effect";
import { CliOutput, type HelpDoc } from "effect/cli";

/** Wrong use is told in a few lines, or as JSON where that was asked for; `--help` has the rest. */
export const presenter = (json: boolean): CliOutput.Presenter => ({
  present: (event) => {
    if (event._tag === "Help")
      return CliOutput.defaultPresenter.present({ ...event, helpDoc: showRequired(event.helpDoc) });
    if (event._tag !== "InvalidInvocation") return CliOutput.defaultPresenter.present(event);
    const message = event.errors.map((error) => error.message).join("\n");
    const help = `${event.commandPath.join(" ")} --help`;
    return Console.error(json ? errorJson({ code: "usage", message, help }) : `${message}\nTry: ${help}`);
  },
});

/** What programs get on stderr under `--json`. `code` stays what it is; `message` is for people. */
export interface ErrorAnswer {
  readonly code: string;
  readonly message: string;
  readonly fields?: unknown;
  readonly help?: string;
}

export const errorJson = (error: ErrorAnswer): string => JSON.stringify({ error }, null, 2);

/** Options that have to be given stand in the usage, and say so themselves. */
const showRequired = (doc: HelpDoc.HelpDoc): HelpDoc.HelpDoc => {
  const needed = doc.flags.filter(({ required }) => required);
  const usage = ["[flags]", ...needed.map(({ name, type }) => `--${name} <${type}>`)].join(" ");
  return {
    ...doc,
    usage: doc.usage.replace("[flags]", usage),
    flags: doc.flags.map((flag) =>
      flag.required ? { ...flag, description: Option.map(flag.description, (text) => `Required. ${text}`) } : flag,
    ),
  };
};
