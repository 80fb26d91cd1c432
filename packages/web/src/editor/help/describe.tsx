/** Explanation, flags and labels of the source string, by those who may edit sources. */
import type { Editing } from "@dragoman/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CheckList } from "../../kit/checkList.tsx";
import { labelsQuery } from "../../api/labels.ts";
import { Button } from "../../kit/button.tsx";
import { FailureNote } from "../../kit/failureNote.tsx";
import { TextAreaField, TextField } from "../../kit/field.tsx";
import { say } from "../../kit/toast.tsx";
import { t } from "../../l10n/text.ts";
import { describeSource } from "../../units/queries.ts";
import styles from "./about.module.css";

interface DescribeProps {
  readonly info: Editing["source_info"];
  readonly project: string;
  readonly onClose: () => void;
}

export const Describe = ({ info, project, onClose }: DescribeProps) => {
  const queries = useQueryClient();
  const [explanation, setExplanation] = useState(info.explanation);
  const [flags, setFlags] = useState(info.extra_flags);
  const [labels, setLabels] = useState(() => info.labels.map(({ id }) => id));
  const known = useQuery(labelsQuery(project)).data?.results ?? info.labels;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => describeSource(info.id, { explanation, extra_flags: flags, labels }),
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
      {known.length === 0 ? null : (
        <fieldset className={styles["labels"]}>
          <legend>{t("editor-about-labels")}</legend>
          <CheckList
            options={known.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
            chosen={labels}
            onChange={setLabels}
          />
        </fieldset>
      )}
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
