/** Explanation and flags of the source string, by those who may edit sources. */
import type { Editing } from "@dragoman/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { FailureNote } from "../../kit/failureNote.tsx";
import { TextAreaField, TextField } from "../../kit/field.tsx";
import { say } from "../../kit/toast.tsx";
import { t } from "../../l10n/text.ts";
import { describeSource } from "../../units/queries.ts";
import styles from "./about.module.css";

export const Describe = ({
  info,
  onClose,
}: {
  readonly info: Editing["source_info"];
  readonly onClose: () => void;
}) => {
  const queries = useQueryClient();
  const [explanation, setExplanation] = useState(info.explanation);
  const [flags, setFlags] = useState(info.extra_flags);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => describeSource(info.id, { explanation, extra_flags: flags }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["unit"] });
      say(t("editor-described"));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form className={styles["about"]} onSubmit={submit}>
      {error === null ? null : <FailureNote error={error} />}
      <TextAreaField
        label={t("editor-about-explanation")}
        hint={t("editor-about-explanation-hint")}
        value={explanation}
        onChange={(event) => setExplanation(event.currentTarget.value)}
      />
      <TextField
        label={t("editor-about-own-flags")}
        hint={t("editor-about-own-flags-hint")}
        value={flags}
        dir="ltr"
        spellCheck={false}
        onChange={(event) => setFlags(event.currentTarget.value)}
      />
      <div className={styles["several"]}>
        <Button look="main" small type="submit" busy={isPending}>
          {t("editor-save")}
        </Button>
        <Button small onClick={onClose}>
          {t("kit-cancel")}
        </Button>
      </div>
    </form>
  );
};
