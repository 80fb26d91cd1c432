/** A file that is handed in: how it is laid over the translation, and its plan. Nothing happens before that is applied. */
import type { UploadInput } from "@dragoman/client";
import { useState } from "react";
import type { Permission } from "../api/held.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { SelectField } from "../kit/field.tsx";
import { Note } from "../kit/note.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { say } from "../kit/toast.tsx";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { Drop } from "./drop.tsx";
import styles from "./files.module.css";
import { conflictWays, type Conflicts, type Fuzzy, fuzzyWays, type Method, methods } from "./model.ts";
import { PlanList } from "./planList.tsx";
import { type TranslationPlace, usePlan, useUpload } from "./queries.ts";

interface UploadCardProps {
  readonly place: TranslationPlace;
  readonly may: (permission: Permission) => boolean;
  readonly isSource: boolean;
  readonly direction: string;
  readonly onApplied: () => void;
}

/** Without these a method is not offered. */
const needs: Readonly<Record<Method, Permission>> = {
  translate: "unit.edit",
  fuzzy: "unit.edit",
  approve: "unit.review",
  suggest: "suggestion.add",
  add: "unit.add",
  replace: "component.edit",
  source: "source.edit",
};

export const UploadCard = ({ place, may, isSource, direction, onApplied }: UploadCardProps) => {
  const offered = methods.filter((each) => may(needs[each]) && (each !== "source" || isSource));
  const [file, setFile] = useState<File>();
  const [method, setMethod] = useState<Method>(offered[0] ?? "translate");
  const [conflicts, setConflicts] = useState<Conflicts>("");
  const [fuzzy, setFuzzy] = useState<Fuzzy>("");
  const plan = usePlan(place);
  const upload = useUpload(place);

  const make = (chosen: File, input: Omit<UploadInput, "file">) => {
    upload.reset();
    plan.mutate({ ...input, file: chosen });
  };
  const change = (input: { method?: Method; conflicts?: Conflicts; fuzzy?: Fuzzy }) => {
    const all = { method, conflicts, fuzzy, ...input };
    setMethod(all.method);
    setConflicts(all.conflicts);
    setFuzzy(all.fuzzy);
    if (file !== undefined) make(file, all);
  };
  const body = file === undefined ? undefined : { file, method, conflicts, fuzzy };
  const outdated = upload.error?.kind === "outdated";
  return (
    <>
      <Card title={t("files-upload")}>
        <Drop
          label={file === undefined ? t("files-drop") : file.name}
          hint={
            file === undefined
              ? t("files-drop-hint")
              : t("files-chosen", { size: formatNumber(Math.ceil(file.size / 1024)) })
          }
          onFiles={([chosen]) => {
            if (chosen === undefined) return;
            setFile(chosen);
            make(chosen, { method, conflicts, fuzzy });
          }}
        />
        <div className={styles["fields"]}>
          <SelectField
            label={t("files-method")}
            value={method}
            hint={t(`files-method-${method}-hint`)}
            onChange={(event) => change({ method: event.target.value as Method })}
          >
            {offered.map((each) => (
              <option key={each} value={each}>
                {t(`files-method-${each}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t("files-conflicts")}
            value={conflicts}
            onChange={(event) => change({ conflicts: event.target.value as Conflicts })}
          >
            {conflictWays
              .filter((each) => each === "" || may("upload.overwrite"))
              .filter((each) => each !== "replace-approved" || may("unit.review"))
              .map((each) => (
                <option key={each} value={each}>
                  {t(`files-conflicts-${each === "" ? "keep" : each}`)}
                </option>
              ))}
          </SelectField>
          <SelectField
            label={t("files-fuzzy")}
            value={fuzzy}
            onChange={(event) => change({ fuzzy: event.target.value as Fuzzy })}
          >
            {fuzzyWays.map((each) => (
              <option key={each} value={each}>
                {t(`files-fuzzy-${each === "" ? "skip" : each}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </Card>
      {plan.isPending ? <Shapes lines={6} /> : null}
      {plan.error === null || body === undefined ? null : (
        <FailureNote error={plan.error} onRetry={() => plan.mutate(body)} />
      )}
      {upload.error === null || body === undefined ? null : outdated ? (
        <Note
          kind="warn"
          alert
          title={t("files-outdated")}
          actions={<Button onClick={() => make(body.file, body)}>{t("files-plan-again")}</Button>}
        >
          {t("files-outdated-about")}
        </Note>
      ) : (
        <FailureNote error={upload.error} />
      )}
      {plan.data === undefined || plan.isPending || body === undefined ? null : (
        <PlanList
          plan={plan.data}
          language={place.language}
          direction={direction}
          busy={upload.isPending}
          onApply={() =>
            upload.mutate(
              { body, plan: plan.data.plan },
              {
                onSuccess: ({ accepted }) => {
                  say(t("files-applied", { count: accepted }));
                  onApplied();
                },
              },
            )
          }
          onDiscard={() => {
            plan.reset();
            setFile(undefined);
          }}
        />
      )}
    </>
  );
};
