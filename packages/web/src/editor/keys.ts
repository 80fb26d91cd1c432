/** What keys do in the editor: from what was pressed to what is meant. */

export type Act =
  | { readonly kind: "save" | "save-cleared" | "suggest" | "previous" | "next" | "first" | "last" }
  | { readonly kind: "copy-source" | "clear" | "needs-editing" | "focus-target" | "focus-comment" | "focus-nearby" }
  | { readonly kind: "query" | "keys" | "leave" | "await-match" | "await-check" | "previous-match" | "next-match" }
  | { readonly kind: "placeholder" | "use-match" | "dismiss"; readonly index: number };

export interface Press {
  readonly key: string;
  /** The place of the key, whatever the layout writes with it. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** The key that writes a third sign is no Ctrl and Alt, although Windows says so. */
  readonly isAltGraph: boolean;
  readonly isComposing: boolean;
}

export interface Around {
  readonly isMac: boolean;
  readonly isInField: boolean;
  /** Enter alone saves, as the account may choose. */
  readonly enterSaves?: boolean;
  /** What a key before asked a number for. */
  readonly awaited?: "match" | "check" | undefined;
}

const digitOf = ({ code, key }: Press): number | undefined => {
  const found = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? (/^[1-9]$/.test(key) ? key : undefined);
  return found === undefined ? undefined : Number(found) - 1;
};

/** The letter that is meant: of the place where the layout writes other letters. */
const letterOf = ({ key, code }: Press): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? "");

const withControl: Readonly<Record<string, Act>> = {
  o: { kind: "copy-source" },
  y: { kind: "needs-editing" },
  e: { kind: "focus-target" },
  u: { kind: "focus-comment" },
  j: { kind: "focus-nearby" },
  s: { kind: "query" },
  m: { kind: "await-match" },
  i: { kind: "await-check" },
};
const withControlShift: Readonly<Record<string, Act>> = { c: { kind: "copy-source" }, f: { kind: "query" } };
const withControlShiftNamed: Readonly<Record<string, Act>> = {
  Enter: { kind: "save-cleared" },
  Backspace: { kind: "clear" },
  ArrowUp: { kind: "previous-match" },
  ArrowDown: { kind: "next-match" },
};
const withAlt: Readonly<Record<string, Act>> = {
  Enter: { kind: "suggest" },
  ArrowUp: { kind: "previous" },
  PageUp: { kind: "previous" },
  ArrowDown: { kind: "next" },
  PageDown: { kind: "next" },
  Home: { kind: "first" },
  End: { kind: "last" },
};

/** Undefined where the browser, or whatever has the focus, does what it does. */
export const actOf = (press: Press, { isMac, isInField, enterSaves = false, awaited }: Around): Act | undefined => {
  if (press.isComposing || press.isAltGraph) return undefined;
  const control = isMac ? press.metaKey : press.ctrlKey;
  const other = isMac ? press.ctrlKey : press.metaKey;
  const { altKey: alt, shiftKey: shift, key } = press;
  if (other || (control && alt)) return undefined;
  const digit = digitOf(press);
  if (awaited !== undefined && digit !== undefined && !alt)
    return { kind: awaited === "match" ? "use-match" : "dismiss", index: digit };
  if (control && shift) return withControlShiftNamed[key] ?? withControlShift[letterOf(press)];
  if (control) {
    if (key === "Enter") return { kind: "save" };
    if (digit !== undefined) return { kind: "placeholder", index: digit };
    return withControl[letterOf(press)];
  }
  if (alt) return shift ? undefined : withAlt[key];
  if (key === "Escape") return { kind: "leave" };
  if (isInField) return enterSaves && key === "Enter" && !shift ? { kind: "save" } : undefined;
  return key === "?" ? { kind: "keys" } : undefined;
};

/** The table of the dialog: keys as they are shown, what is the same, and the text's id. */
export const keyTable: readonly { readonly keys: string; readonly also?: string; readonly text: string }[] = [
  { keys: "Ctrl Enter", text: "save" },
  { keys: "Ctrl Shift Enter", text: "save-cleared" },
  { keys: "Alt ↑", also: "Alt PageUp", text: "previous" },
  { keys: "Alt ↓", also: "Alt PageDown", text: "next" },
  { keys: "Alt Home", text: "first" },
  { keys: "Alt End", text: "last" },
  { keys: "Ctrl O", also: "Ctrl Shift C", text: "copy-source" },
  { keys: "Ctrl Shift Backspace", text: "clear" },
  { keys: "Ctrl 1…9", text: "placeholder" },
  { keys: "Ctrl M 1…9", also: "Ctrl Shift ↑ ↓", text: "use-match" },
  { keys: "Ctrl I 1…9", text: "dismiss-check" },
  { keys: "Ctrl Y", text: "needs-editing" },
  { keys: "Ctrl E", text: "focus-target" },
  { keys: "Ctrl J", text: "focus-nearby" },
  { keys: "Ctrl S", also: "Ctrl Shift F", text: "query" },
  { keys: "?", text: "keys" },
  { keys: "Esc", text: "leave" },
];
