/** The keys of the editor, wherever the focus is. */
import { type RefObject, useEffect, useRef } from "react";
import { useSession } from "../api/session.ts";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import { type Act, actOf, type Press } from "./keys.ts";
import { useKeysOn } from "./keysOn.ts";
import type { Handle } from "./workPane.tsx";

interface Wiring {
  readonly handle: RefObject<Handle | null>;
  readonly move: (to: 1 | -1 | "first" | "last") => void;
  readonly onKeys: () => void;
  /** Leaving the row that is edited, in a list. */
  readonly onLeave?: () => void;
}

const isMac = /mac|iphone|ipad/i.test(navigator.platform);
const patience = 3_000;

export const pressOf = (event: KeyboardEvent): Press => ({
  key: event.key,
  code: event.code,
  ctrlKey: event.ctrlKey,
  metaKey: event.metaKey,
  altKey: event.altKey,
  shiftKey: event.shiftKey,
  isAltGraph: event.getModifierState("AltGraph"),
  isComposing: event.isComposing || event.keyCode === 229,
});

const isField = (element: EventTarget | null) =>
  element instanceof HTMLElement && (element.matches("input, textarea, select") || element.isContentEditable);

export const useEditorKeys = (wiring: Wiring): void => {
  const enterSaves = useSession().user?.profile.enter_saves ?? false;
  const isOn = useKeysOn();
  const current = useRef({ ...wiring, enterSaves, isOn });
  current.current = { ...wiring, enterSaves, isOn };
  useEffect(() => {
    let awaited: "match" | "check" | undefined;
    let forget: ReturnType<typeof setTimeout> | undefined;
    const listen = (event: KeyboardEvent) => {
      if (
        !current.current.isOn ||
        event.defaultPrevented ||
        document.querySelector("dialog[open], [role=menu]") !== null
      )
        return;
      const isInTarget = event.target instanceof HTMLTextAreaElement && event.target.closest("#main") !== null;
      const act = actOf(pressOf(event), {
        isMac,
        isInField: isField(event.target),
        enterSaves: isInTarget && current.current.enterSaves,
        awaited,
      });
      if (["Control", "Shift", "Meta", "Alt"].includes(event.key)) return;
      awaited = act?.kind === "await-match" ? "match" : act?.kind === "await-check" ? "check" : undefined;
      clearTimeout(forget);
      forget = setTimeout(() => {
        awaited = undefined;
      }, patience);
      if (act === undefined || !doAct(act, current.current, isInTarget)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", listen);
    return () => {
      removeEventListener("keydown", listen);
      clearTimeout(forget);
    };
  }, []);
};

/** Whether it was ours to do. */
const doAct = (
  act: Act,
  { handle: { current: handle }, move, onKeys, onLeave }: Wiring,
  isInTarget: boolean,
): boolean => {
  switch (act.kind) {
    case "previous":
      move(-1);
      return true;
    case "next":
      move(1);
      return true;
    case "first":
    case "last":
      move(act.kind);
      return true;
    case "keys":
      onKeys();
      return true;
    case "query": {
      const query = document.querySelector<HTMLInputElement>("#query");
      query?.focus();
      query?.select();
      return true;
    }
    case "focus-nearby":
      handle?.nearby?.show();
      return handle?.nearby !== undefined;
    case "await-match":
      handle?.matches?.show();
      return true;
    case "await-check":
      return true;
    case "leave":
      if (onLeave !== undefined) onLeave();
      else if (isInTarget) document.querySelector<HTMLElement>("#main")?.focus();
      else handle?.work.fields.focus();
      return true;
    default:
      return handle !== null && withString(act, handle);
  }
};

const withString = (act: Act, { work, save, matches }: Handle): boolean => {
  if (act.kind === "focus-target") {
    work.fields.focus();
    return true;
  }
  if (!work.isOpen) return false;
  switch (act.kind) {
    case "save":
      save();
      return true;
    case "save-cleared":
      save({ cleared: true });
      return true;
    case "copy-source":
      work.copySource();
      return true;
    case "clear":
      work.clear();
      return true;
    case "needs-editing":
      work.writing.setNeedsEditing(!work.writing.needsEditing);
      say(t(work.writing.needsEditing ? "editor-flag-off" : "editor-flag-on"));
      return true;
    case "placeholder": {
      const token = work.tokens[act.index];
      if (token !== undefined) work.fields.insert(token.text);
      return token !== undefined;
    }
    case "dismiss": {
      const found = work.failing[act.index];
      if (found !== undefined) work.dismiss?.(found);
      return found !== undefined;
    }
    case "use-match":
      matches?.use(act.index);
      return true;
    case "previous-match":
    case "next-match":
      matches?.walk(act.kind === "next-match" ? 1 : -1);
      return true;
    default:
      return false;
  }
};
