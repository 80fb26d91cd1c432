/** What the chosen files would make: their languages, their first strings, and what creation would refuse. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Note } from "../kit/note.tsx";
import { Pill } from "../kit/pill.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { formatLanguage, formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { type Draft, keyOfSurvey, previewOf, problemsOf } from "./draft.ts";
import styles from "./draft.module.css";
import { surveyQuery } from "./queries.ts";

interface FoundAsideProps {
  readonly draft: Draft;
  readonly file: File | undefined;
}

export const FoundAside = ({ draft, file }: FoundAsideProps) => {
  // Each look takes a clone: what is typed by hand is looked at when one asks for it.
  const [asked, ask] = useState<string>();
  const wanted = previewOf(draft, file);
  const looks = wanted !== undefined && (!draft.byHand || asked === keyOfSurvey(wanted));
  const { data, error, isFetching } = useQuery(surveyQuery(draft.project, looks ? wanted : undefined));
  if (wanted === undefined) return null;
  if (!looks)
    return (
      <div>
        <Button icon="eye" onClick={() => ask(keyOfSurvey(wanted))}>
          {t("repository-new-preview-look")}
        </Button>
      </div>
    );
  if (isFetching) return <Shapes lines={6} />;
  if (error !== null) return <FailureNote error={error} />;
  const [found] = data?.candidates ?? [];
  const preview = data?.preview ?? undefined;
  const problems = preview === undefined ? [] : problemsOf(preview);
  return (
    <>
      {problems.length === 0 ? null : (
        <Note kind="warn" alert title={t("repository-new-preview-problems")}>
          {problems.map((problem) => (
            <p key={problem} lang="en">
              {problem}
            </p>
          ))}
        </Note>
      )}
      {found === undefined || found.languages.length === 0 ? null : (
        <Card
          flush
          title={t("repository-new-set-languages")}
          aside={<Pill>{formatNumber(found.languages.length)}</Pill>}
        >
          <Lines>
            {found.languages.map((code) => (
              <li key={code} className={styles["language"]}>
                <bdi>{formatLanguage({ code, name: code })}</bdi>
                <code className={styles["muted"]}>{code}</code>
              </li>
            ))}
          </Lines>
        </Card>
      )}
      {preview === undefined || preview.sample.length === 0 ? null : (
        <Card
          flush
          title={t("repository-new-first-strings")}
          aside={preview.strings === null ? null : <Pill>{formatNumber(preview.strings)}</Pill>}
        >
          <Lines>
            {preview.sample.map((text, index) => (
              <li key={index}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </Lines>
        </Card>
      )}
    </>
  );
};
