/** Writing into a field so that the browser's own undo takes it back. */

const replace = (field: HTMLTextAreaElement, start: number, end: number, text: string) => {
  field.focus();
  field.setSelectionRange(start, end);
  // The one way that native undo knows. Where a browser has it no more, the text is there without undo.
  const isDone =
    text === "" ? start === end || document.execCommand("delete") : document.execCommand("insertText", false, text);
  if (isDone) return;
  field.setRangeText(text, start, end, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
};

/** Puts a text where the caret is, in place of what is selected. */
export const insertText = (field: HTMLTextAreaElement, text: string): void =>
  replace(field, field.selectionStart, field.selectionEnd, text);

export const replaceText = (field: HTMLTextAreaElement, text: string): void => {
  if (field.value !== text) replace(field, 0, field.value.length, text);
};
