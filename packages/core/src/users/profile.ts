/** What people choose for themselves: the languages they know, and how pages look and work for them. */
import { Schema } from "effect";
import { Choice, Flag, Nullable, Settings, Text, TextList } from "../fields/index.ts";

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
};
const code = { max: 50 };
const mostEditor = 4_000;

export const themes = ["system", "light", "dark"] as const;

const fields = {
  /** Of the pages; null for what the browser says. */
  interface_language: Nullable(Text(code)),
  /** Codes of languages that they translate into, and of others that they like to see beside. */
  languages: TextList(code),
  secondary_languages: TextList(code),
  theme: Choice(themes),
  time_zone: Nullable(
    Text({ max: 100, rule: (name) => (isTimeZone(name) ? undefined : "There is no such time zone.") }),
  ),
  /** Whether the key Enter saves a text. */
  enter_saves: Flag,
  /** What else an editor keeps, by names of its own. */
  editor: Settings,
};

export const ProfilePatch = Schema.Struct({
  interface_language: Schema.optionalKey(fields.interface_language),
  languages: Schema.optionalKey(fields.languages),
  secondary_languages: Schema.optionalKey(fields.secondary_languages),
  theme: Schema.optionalKey(fields.theme),
  time_zone: Schema.optionalKey(fields.time_zone),
  enter_saves: Schema.optionalKey(fields.enter_saves),
  editor: Schema.optionalKey(fields.editor),
});
export type ProfilePatch = typeof ProfilePatch.Type;

export interface Profile {
  readonly interface_language: string | null;
  readonly languages: readonly string[];
  readonly secondary_languages: readonly string[];
  readonly theme: (typeof themes)[number];
  readonly time_zone: string | null;
  readonly enter_saves: boolean;
  readonly editor: Readonly<Record<string, unknown>>;
}

/** Of who has chosen nothing. */
const untouched: Profile = {
  interface_language: null,
  languages: [],
  secondary_languages: [],
  theme: "system",
  time_zone: null,
  enter_saves: false,
  editor: {},
};

export const profileOf = (kept: ProfilePatch): Profile => ({ ...untouched, ...kept });

/** What is wrong with an editor's own settings. */
export const editorProblem = (editor: ProfilePatch["editor"]): string | undefined =>
  editor !== undefined && JSON.stringify(editor).length > mostEditor
    ? `Ensure that these settings have no more than ${mostEditor} characters.`
    : undefined;

/** The lists name each language once. */
export const tidied = ({ languages, secondary_languages: others, ...rest }: ProfilePatch): ProfilePatch => ({
  ...rest,
  ...(languages === undefined ? {} : { languages: [...new Set(languages)] }),
  ...(others === undefined ? {} : { secondary_languages: [...new Set(others)] }),
});
