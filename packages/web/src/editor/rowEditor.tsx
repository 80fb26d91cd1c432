/** A row of the list that is edited in place. */
import type { Editing } from "@dragoman/client";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { Button, ButtonLink } from "../kit/button.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { t } from "../l10n/text.ts";
import { addressOf, type Place } from "../units/model.ts";
import { editingQuery } from "../units/queries.ts";
import { NeedsEditing } from "./actions.tsx";
import { ClosedNote } from "./closedNote.tsx";
import { Faster, NotSaved } from "./faster.tsx";
import { Target } from "./target.tsx";
import { useString } from "./useString.ts";
import type { Handle } from "./workPane.tsx";
import styles from "./rowEditor.module.css";

interface RowEditorProps {
  readonly id: number;
  readonly place: Place;
  readonly q: string;
  readonly index: number;
  readonly handle: RefObject<Handle | null>;
  readonly onDone: (isSaved: boolean, stay: boolean) => void;
  readonly onCancel: () => void;
}

export const RowEditor = (props: RowEditorProps) => {
  const { data: editing, error, refetch } = useQuery(editingQuery(props.id));
  return editing !== undefined ? (
    <Form key={props.id} editing={editing} {...props} />
  ) : error === null ? (
    <Shapes lines={2} />
  ) : (
    <FailureNote error={error} onRetry={() => void refetch()} />
  );
};

const Form = ({
  editing,
  place,
  q,
  index,
  handle,
  onDone,
  onCancel,
}: RowEditorProps & { readonly editing: Editing }) => {
  const work = useString(editing);
  const { fields, isOpen, refused } = work;
  const save: Handle["save"] = ({ stay = false, ...choice } = {}) => {
    if (isOpen) onDone(work.save(choice), stay);
  };
  useEffect(() => {
    handle.current = { work, save };
  });
  // Before the row is seen: what is typed at once belongs to it.
  useLayoutEffect(() => fields.focus(0), [fields]);
  return (
    <div className={styles["editor"]}>
      {isOpen ? null : <ClosedNote editing={editing} />}
      {refused === undefined ? null : refused.current === undefined ? (
        <NotSaved refused={refused} onRetry={work.retry} />
      ) : (
        <Faster work={work} current={refused.current} onForce={() => save({ force: true })} />
      )}
      <Target work={work} />
      <div className={styles["actions"]}>
        {isOpen ? (
          <>
            <Button small look="main" keys="Ctrl Enter" aria-keyshortcuts="Control+Enter" onClick={() => save()}>
              {t("editor-save-next-row")}
            </Button>
            <NeedsEditing work={work} small />
          </>
        ) : null}
        <Button small look="bare" keys="Esc" onClick={onCancel}>
          {t("kit-close")}
        </Button>
        <span className={styles["rest"]} />
        <ButtonLink small look="bare" icon="one" href={addressOf(place, { q, offset: index + 1 })}>
          {t("editor-open-alone")}
        </ButtonLink>
      </div>
    </div>
  );
};
