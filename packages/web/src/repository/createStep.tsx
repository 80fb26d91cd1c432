/** The last step: what was chosen, the creation, and the import until the first string can be edited. */
import type { Component } from "@dragoman/client";
import { isFailure } from "@dragoman/client";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { formatName } from "../api/formatNames.ts";
import { base } from "../api/client.ts";
import { messagesOf } from "../api/failures.ts";
import { type ComponentPlace, pathIn } from "../api/addresses.ts";
import { componentQuery } from "../api/places.ts";
import { Button, ButtonLink } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Note } from "../kit/note.tsx";
import { t } from "../l10n/text.ts";
import { categoriesQuery } from "../settings/queries.ts";
import { categoryPath, newCategory } from "./categories.ts";
import { type Draft, slugFor, type Step, stepOf } from "./draft.ts";
import styles from "./draft.module.css";
import { LogText } from "./log.tsx";
import { importedQuery, importQuery, useCreation } from "./queries.ts";

interface CreateStepProps {
  readonly draft: Draft;
  readonly file: File | undefined;
  readonly back: (step: Step) => string;
  readonly onCreated: (component: string) => void;
}

export const CreateStep = ({ draft, file, back, onCreated }: CreateStepProps) => {
  const creation = useCreation(draft.project);
  const create = () => creation.mutate({ draft, file }, { onSuccess: (made) => onCreated(slugInProject(made)) });
  const where = {
    git: draft.repo,
    component: draft.shared,
    zip: file?.name ?? "",
    new: t("repository-origin-new-here"),
  }[draft.origin];
  const { data } = useQuery({ ...categoriesQuery(draft.project), enabled: (draft.more["category"] ?? "") !== "" });
  const category =
    draft.more["category"] === newCategory
      ? draft.category
      : categoryPath(data?.results ?? [], draft.more["category"] ?? "")
          .map(({ name }) => name)
          .join(" / ");
  const facts = [
    ["repository", t(`repository-origin-${draft.origin}`), where],
    ["what", t("repository-new-name"), draft.name],
    ["what", t("repository-new-slug"), `${draft.project}/${slugFor(draft)}`],
    ["what", t("repository-new-format"), draft.format === "auto" ? "" : formatName(draft.format)],
    ["what", t("repository-new-mask"), draft.filemask],
    ["what", t("repository-new-template"), draft.template],
    ["what", t("repository-new-base"), draft.newBase],
    ["kept", t("repository-new-category"), category],
    ["kept", t("repository-new-license"), draft.license],
  ] as const;
  return (
    <>
      <Card
        flush
        title={t("repository-step-create")}
        footer={
          <div className={styles["row"]}>
            <ButtonLink href={back("kept")}>{t("repository-new-back")}</ButtonLink>
            <Button look="main" busy={creation.isPending} onClick={create}>
              {t("repository-new-create")}
            </Button>
          </div>
        }
      >
        <Lines>
          {facts
            .filter(([, , value]) => value !== "")
            .map(([step, label, value]) => (
              <li key={label} className={styles["fact"]}>
                <span className={styles["muted"]}>{label}</span>
                <bdi className={styles["value"]}>{value}</bdi>
                <Link href={back(step)} aria-label={t("repository-new-change-of", { what: label })}>
                  {t("repository-new-change")}
                </Link>
              </li>
            ))}
          {draft.format === "auto" ? <li>{t("repository-new-auto-hint")}</li> : null}
        </Lines>
      </Card>
      {creation.isPending ? <p role="status">{t("repository-new-looking")}</p> : null}
      {creation.error === null ? null : <Wrong error={creation.error} back={back} onRetry={create} />}
    </>
  );
};

interface WrongProps {
  readonly error: unknown;
  readonly back: (step: Step) => string;
  readonly onRetry: () => void;
}

/** What the server found wrong, with the step that mends it. */
const Wrong = ({ error, back, onRetry }: WrongProps) => {
  const fields =
    isFailure(error) && error.kind === "invalid" ? Object.keys(error.fields).filter((name) => name !== "branches") : [];
  if (fields.length === 0) return <FailureNote error={error} onRetry={onRetry} />;
  return (
    <Note kind="bad" alert title={t("repository-new-wrong")}>
      {fields.map((field) => (
        <p key={field}>
          <bdi>{messagesOf(error, field).join(" ")}</bdi>{" "}
          <Link href={back(stepOf(field))}>{t(`repository-step-${stepOf(field)}`)}</Link>
        </p>
      ))}
    </Note>
  );
};

/** The import of a component that was just made: its address is its own, so that it can be opened again. */
export const Importing = ({ place }: { readonly place: ComponentPlace }) => {
  const { project } = place;
  const { data: component } = useSuspenseQuery(componentQuery(place));
  // How it ended is asked of the task, which the component knows no more by then.
  const [address] = useState(component.task_url);
  const task = useQuery(importQuery(address));
  const done = address === null || task.data?.completed === true;
  const imported = useQuery({ ...importedQuery(place), enabled: done });
  const first = imported.data?.results.find(({ is_source: isSource }) => !isSource) ?? imported.data?.results[0];
  const log = task.data?.log ?? "";
  const failed = done && task.data !== undefined && task.data.progress < 100;
  const asked = done ? imported : task;
  const cut = asked.failureCount > 0 || asked.fetchStatus === "paused";
  if (failed)
    return (
      <Note
        kind="bad"
        alert
        title={t("repository-new-import-failed")}
        actions={<ButtonLink href={`/repository/${project}/${place.component}/`}>{t("repository-title")}</ButtonLink>}
      >
        <bdi>{typeof task.data?.result === "string" ? task.data.result : ""}</bdi>
        {log === "" ? null : <LogText log={log} />}
      </Note>
    );
  return (
    <Card title={done ? t("repository-new-imported") : t("repository-new-importing")}>
      <progress
        className={styles["progress"]}
        max={100}
        value={done ? 100 : (task.data?.progress ?? 0)}
        aria-label={t("repository-new-importing")}
      />
      <p role="status">
        {imported.data !== undefined
          ? t("repository-new-found", { count: imported.data.count })
          : cut
            ? t("repository-new-cut")
            : done
              ? null
              : t("repository-work-leave")}
      </p>
      {log === "" ? null : <LogText log={log} />}
      {asked.error === null ? null : <FailureNote error={asked.error} onRetry={() => void asked.refetch()} />}
      <div className={styles["row"]}>
        {first === undefined ? null : (
          <ButtonLink look="main" href={pathIn(base, first.translate_url)}>
            {t("repository-new-first")}
          </ButtonLink>
        )}
        <ButtonLink href={`/repository/${project}/${place.component}/`}>{t("repository-title")}</ButtonLink>
      </div>
    </Card>
  );
};

const slugInProject = ({ web_url: url }: Component) => pathIn(base, url).replace(/^\/projects\/[^/]+\/|\/$/g, "");
