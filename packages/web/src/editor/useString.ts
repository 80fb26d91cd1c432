/** One string under work, in whichever view: its fields, what is typed, what that fails, and saving it. */
import type { Editing, Foresight, Unit } from "@dragoman/client";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { inOwnWords } from "../api/checkWords.ts";
import { useSession } from "../api/session.ts";
import { failureWords } from "../kit/failureNote.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import { kept, keep } from "../units/device.ts";
import { setDraft } from "../units/drafts.ts";
import { pathOf, sameForms, type Wording } from "../units/model.ts";
import { dismiss, savingOf, showUnit } from "../units/queries.ts";
import { type Refused, type Save, useSaving } from "../units/saving.ts";
import type { Direction } from "../text/direction.ts";
import { type Token, tokensOf } from "../text/marks.ts";
import type { Fix, Found } from "./checks.tsx";
import { type Fields, useFields } from "./fields.ts";
import type { InLanguage } from "./reading.tsx";
import { type Foreseen, useForesight } from "./useForesight.ts";
import { stateToSave, useWriting, type WritingState } from "./writingState.ts";

export interface SaveChoice {
  /** Whatever the button says. */
  readonly cleared?: boolean;
  readonly approve?: boolean;
  /** Over what somebody else wrote meanwhile. */
  readonly force?: boolean;
}

export interface StringWork {
  readonly editing: Editing;
  readonly fields: Fields;
  readonly writing: WritingState;
  readonly foreseen: Foreseen;
  readonly tokens: readonly Token[];
  readonly language: InLanguage;
  readonly turn: () => void;
  readonly isOpen: boolean;
  readonly refused: Refused | undefined;
  readonly settle: () => void;
  readonly copySource: () => void;
  readonly clear: () => void;
  readonly retry: () => void;
  /** Puts right what a check found. */
  readonly mend: (fix: Fix) => void;
  /** What the text fails, without what somebody dismissed. */
  readonly failing: Foresight["checks"];
  readonly dismissed: Foresight["checks"];
  /** Says of a check that it does not matter here, or does again; undefined where that is not ours to say. */
  readonly dismiss: (({ check, dismissed }: Found) => void) | undefined;
  /** Takes the last save back, of whichever string; answers which. */
  readonly undo: (() => number) | undefined;
  /** Whether there was anything to save. */
  readonly save: (choice?: SaveChoice) => boolean;
}

export const whoOf = (user: { readonly username: string } | null): string => user?.username ?? "";

/** A string as it will be: what the server says of it is older than a save that waits. */
const asSaved = (unit: Unit, waiting: readonly Save[]): Unit => {
  const save = waiting.findLast((each) => each.unit === unit.id);
  return save === undefined ? unit : { ...unit, target: [...save.target], state: save.state };
};

export const useString = (editing: Editing): StringWork => {
  const { source, target: language, may } = editing;
  const who = whoOf(useSession().user);
  const queries = useQueryClient();
  const saving = savingOf(queries, who);
  const saves = useSaving(saving);
  const unit = useMemo(() => asSaved(editing.unit, saves.waiting), [editing.unit, saves.waiting]);
  const refused = saves.refused.get(unit.id);
  const fields = useFields();
  const writing = useWriting(unit, who);
  const tokens = useMemo(
    () => tokensOf(source.forms.map(({ text, highlights }) => ({ text, marks: highlights }))),
    [source],
  );
  const turned = `turned:${language.code}`;
  const [direction, setDirection] = useState<Direction>(() => kept<Direction>(turned) ?? language.direction);
  const isOpen = may.edit.allowed;
  const asked = (choice: SaveChoice = {}): Wording["state"] =>
    stateToSave(unit, writing.target, {
      needsEditing: choice.cleared === true || choice.approve === true ? false : writing.needsEditing,
      approve: choice.approve === true,
      mayReview: may.review.allowed,
    });
  const foreseen = useForesight(unit.id, { target: writing.target, state: asked() }, isOpen && who !== "");
  const { undo: last } = saves;
  const checks = (foreseen.foresight?.checks ?? []).map((found) => inOwnWords(found.check, found));

  return {
    editing,
    fields,
    writing,
    foreseen,
    tokens,
    language: { code: language.code, direction },
    turn: () => {
      const other = direction === "rtl" ? "ltr" : "rtl";
      setDirection(other);
      keep(turned, other);
    },
    isOpen,
    refused,
    settle: () => saving.settle(unit.id),
    copySource: () =>
      fields.write(
        language.forms.map(
          ({ category }, form) =>
            (category === "one" || (form === 0 && category === null) ? source.forms[0] : source.forms.at(-1))?.text ??
            "",
        ),
      ),
    clear: () => fields.write(language.forms.map(() => "")),
    mend: ({ form, kind, text }) => {
      if (kind === "insert") fields.insert(text, form);
      else fields.writeForm(form, text);
    },
    failing: checks.filter(({ dismissed }) => !dismissed),
    dismissed: checks.filter(({ dismissed }) => dismissed),
    dismiss: may.dismiss.allowed
      ? ({ check, dismissed }) =>
          void dismiss(queries, unit.id, check, !dismissed).then(
            () => say(t(dismissed ? "editor-check-restored" : "editor-check-dismissed")),
            (error: unknown) => say(failureWords(error)),
          )
      : undefined,
    retry: () => {
      if (refused !== undefined) saving.add(refused.save);
    },
    undo:
      last === undefined
        ? undefined
        : () => {
            saving.add(last);
            setDraft(who, last.unit, undefined);
            showUnit(queries, last.unit, last);
            say(t("editor-undone"));
            return last.unit;
          },
    save: (choice = {}) => {
      const state = asked(choice);
      const isSame = sameForms(writing.target, unit.target) && state === unit.state;
      if (!isOpen || (isSame && choice.force !== true)) return false;
      const wording = { target: writing.target, state };
      const string = { unit: unit.id, title: unit.source[0] ?? "", href: pathOf(unit.web_url), base: writing.base };
      saving.add(
        { ...string, ...wording, ...(choice.force === true ? { force: true } : {}) },
        { ...string, target: unit.target, state: unit.state },
      );
      writing.discard();
      showUnit(queries, unit.id, wording);
      return true;
    },
  };
};
