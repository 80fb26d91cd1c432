/** What is translated: chosen from what was found in the repository, or named by hand. */
import type { ComponentCandidate } from "@dragoman/client";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { formatName } from "../api/formatNames.ts";
import { Button } from "../kit/button.tsx";
import { TextField } from "../kit/field.tsx";
import { Note } from "../kit/note.tsx";
import { Pill } from "../kit/pill.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { rich, t } from "../l10n/text.ts";
import { ByHand } from "./byHand.tsx";
import { choiceOf, isChosen, slugFor, surveyOf, type StepProps } from "./draft.ts";
import styles from "./draft.module.css";
import { surveyQuery, useLookAgain } from "./queries.ts";
import { Unusable } from "./unusable.tsx";
import { isEmpty } from "./unusableCodes.ts";

interface WhatStepProps extends StepProps {
  readonly file: File | undefined;
}

export const WhatStep = ({ draft, change, file }: WhatStepProps) => (
  <>
    <TextField
      label={t("repository-new-name")}
      required
      value={draft.name}
      onChange={(event) => change({ name: event.target.value })}
    />
    <TextField
      label={t("repository-new-slug")}
      hint={t("repository-new-slug-hint")}
      dir="ltr"
      value={slugFor(draft)}
      onChange={(event) => change({ slug: event.target.value })}
    />
    {draft.origin === "new" ? (
      <ByHand draft={draft} change={change} paths={[]} />
    ) : (
      <Found draft={draft} change={change} file={file} />
    )}
  </>
);

const Found = ({ draft, change, file }: WhatStepProps) => {
  const survey = useQuery(surveyQuery(draft.project, surveyOf(draft, file)));
  const lookAgain = useLookAgain(draft.project);
  const candidates = survey.data?.candidates ?? [];
  const [best] = candidates;
  const open = best !== undefined && !draft.byHand && !candidates.some((each) => isChosen(draft, each));
  useEffect(() => {
    if (open) change(choiceOf(best));
  }, [open, best, change]);
  if (survey.isFetching)
    return (
      <>
        <p role="status" className={styles["muted"]}>
          {t("repository-new-surveying")}
        </p>
        <Shapes lines={6} />
      </>
    );
  return (
    <>
      {survey.error === null || (draft.fromScratch && isEmpty(survey.error)) ? null : (
        <Unusable draft={draft} change={change} error={survey.error} onRetry={() => void lookAgain()} />
      )}
      {survey.data !== undefined && best === undefined ? (
        <Note kind="warn" title={t("repository-new-sets-none")}>
          {t("repository-new-sets-none-about")}
        </Note>
      ) : null}
      {best === undefined ? null : (
        <fieldset className={styles["origins"]}>
          <legend>{t("repository-new-sets-in", { files: survey.data?.files ?? 0 })}</legend>
          {candidates.map((each) => (
            <label key={each.filemask} className={styles["origin"]}>
              <input
                type="radio"
                name="found"
                checked={isChosen(draft, each)}
                onChange={() => change(choiceOf(each))}
              />
              <FileSet found={each} best={each === best} />
            </label>
          ))}
          <label className={styles["origin"]}>
            <input type="radio" name="found" checked={draft.byHand} onChange={() => change({ byHand: true })} />
            <span>
              <strong>{t("repository-new-by-hand")}</strong>
              <span className={styles["muted"]}>{t("repository-new-by-hand-about")}</span>
            </span>
          </label>
          <div>
            <Button small look="bare" icon="refresh" onClick={() => void lookAgain()}>
              {t("repository-new-look-again")}
            </Button>
          </div>
        </fieldset>
      )}
      {best === undefined || draft.byHand ? (
        <ByHand draft={draft} change={change} paths={survey.data?.paths ?? []} />
      ) : null}
    </>
  );
};

const FileSet = ({ found, best }: { readonly found: ComponentCandidate; readonly best: boolean }) => (
  <span>
    <strong className={styles["set"]}>
      <code>{found.filemask}</code>
      {best ? <Pill kind="done">{t("repository-new-best")}</Pill> : null}
    </strong>
    <span className={styles["muted"]}>
      {rich("repository-new-set", {
        format: <bdi lang="en">{formatName(found.file_format)}</bdi>,
        languages: t("repository-new-languages-count", { count: found.languages.length }),
        files: t("repository-new-files-count", { count: found.files }),
      })}
    </span>
    {found.template === "" ? null : (
      <span className={styles["muted"]}>
        {rich("repository-new-set-template", { file: <code>{found.template}</code> })}
      </span>
    )}
    {found.new_base === "" ? null : (
      <span className={styles["muted"]}>
        {rich("repository-new-set-base", { file: <code>{found.new_base}</code> })}
      </span>
    )}
  </span>
);
