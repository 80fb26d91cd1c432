/** The string under work: what is known of it, its source, its fields, what fails, and what can be done. */
import type { Editing, GlossaryTerm } from "@dragoman/client";
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect } from "react";
import { t } from "../l10n/text.ts";
import { Actions } from "./actions.tsx";
import { ClosedNote } from "./closedNote.tsx";
import { Faster, NotSaved } from "./faster.tsx";
import { Locations } from "./locations.tsx";
import { Facts, Source } from "./source.tsx";
import { Target } from "./target.tsx";
import { type SaveChoice, type StringWork, useString } from "./useString.ts";
import styles from "./workPane.module.css";

/** What keys and other panes do with the string under work. */
export interface Handle {
  readonly work: StringWork;
  readonly save: (choice?: SaveChoice & { readonly stay?: boolean }) => void;
  /** What the help beside it lends to keys. */
  matches?: {
    readonly show: () => void;
    readonly use: (index: number) => void;
    readonly walk: (step: 1 | -1) => void;
  };
  nearby?: { readonly show: () => void };
}

interface WorkPaneProps {
  readonly editing: Editing;
  readonly terms: readonly GlossaryTerm[];
  readonly title: ReactNode;
  readonly takeFocus: boolean;
  readonly handle: RefObject<Handle | null>;
  /** Called when it was saved, or there was nothing to save. */
  readonly onDone: (isSaved: boolean, stay: boolean) => void;
  readonly onSkip: () => void;
  readonly onUndone: (unit: number) => void;
}

export const WorkPane = ({ editing, terms, title, takeFocus, handle, onDone, onSkip, onUndone }: WorkPaneProps) => {
  const work = useString(editing);
  const heading = useId();
  const { fields, isOpen, refused } = work;
  const save: Handle["save"] = ({ stay = false, ...choice } = {}) => {
    if (!isOpen) return;
    onDone(work.save(choice), stay);
  };
  useEffect(() => {
    handle.current = { ...handle.current, work, save };
  });
  // Before the string is seen: what is typed at once belongs to it.
  useLayoutEffect(() => {
    if (takeFocus) fields.focus(0);
  }, [takeFocus, fields]);
  return (
    <main id="main" tabIndex={-1} className={styles["work"]} aria-labelledby={heading}>
      <div className={styles["inside"]}>
        <h1 className="hidden" id={heading}>
          {title}
        </h1>
        <Facts unit={editing.unit} locations={<Locations locations={editing.locations} most={2} />} />
        <Source editing={editing} terms={terms} onCopy={isOpen ? work.copySource : undefined} />
        {isOpen ? null : <ClosedNote editing={editing} />}
        {refused === undefined ? null : refused.current === undefined ? (
          <NotSaved refused={refused} onRetry={work.retry} />
        ) : (
          <Faster work={work} current={refused.current} onForce={() => save({ force: true })} />
        )}
        <Target work={work} />
      </div>
      {isOpen ? (
        <Actions work={work} onSave={save} onSkip={onSkip} onUndone={onUndone} />
      ) : (
        <div className={styles["closed"]}>{t("editor-cannot-save")}</div>
      )}
    </main>
  );
};
