/** The fields of a string: which one is written in, and putting texts into them. */
import { useMemo, useRef } from "react";
import { insertText, replaceText } from "./writing.ts";

export interface Fields {
  readonly take: (form: number) => (field: HTMLTextAreaElement | null) => void;
  /** The field was entered. */
  readonly enter: (form: number) => void;
  readonly active: () => number;
  readonly focus: (form?: number) => void;
  /** Where the caret is; at the end of a field that was never entered. */
  readonly insert: (text: string, form?: number) => void;
  /** One text for each form; where there are fewer, the active form takes the last. */
  readonly write: (texts: readonly string[]) => void;
  readonly writeForm: (form: number, text: string) => void;
}

export const useFields = (): Fields => {
  const fields = useRef<(HTMLTextAreaElement | null)[]>([]);
  const at = useRef(0);
  const entered = useRef(new Set<number>());
  return useMemo(() => {
    const active = () => (fields.current[at.current] == null ? 0 : at.current);
    const focus = (form = active()) => fields.current[form]?.focus({ preventScroll: false });
    const writeForm = (form: number, text: string) => {
      const field = fields.current[form];
      if (field != null && !field.readOnly) replaceText(field, text);
    };
    return {
      take: (form) => (field) => {
        fields.current[form] = field;
      },
      enter: (form) => {
        at.current = form;
        entered.current.add(form);
      },
      active,
      focus,
      insert: (text, form = active()) => {
        const field = fields.current[form];
        if (field == null || field.readOnly) return;
        if (!entered.current.has(form)) field.setSelectionRange(field.value.length, field.value.length);
        insertText(field, text);
      },
      write: (texts) => {
        const count = fields.current.filter((field) => field != null).length;
        const back = active();
        if (texts.length < count) writeForm(back, texts.at(-1) ?? "");
        else for (let form = 0; form < count; form += 1) writeForm(form, texts[form] ?? "");
        focus(back);
      },
      writeForm,
    };
  }, []);
};
