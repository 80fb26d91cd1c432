/** A new component in four steps, each at its own address. Nothing is created before the last one. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { projectsQuery } from "../api/projects.ts";
import { Button, ButtonLink } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Icon } from "../kit/icon.tsx";
import { Columns, Page as Frame } from "../kit/page.tsx";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { CreateStep, Importing } from "./createStep.tsx";
import { changedDraft, type Draft, isFilled, keepDraft, keptDraft, nothingChosen, type Step, steps } from "./draft.ts";
import { RepositoryStep } from "./draftSteps.tsx";
import { KeptStep } from "./keptStep.tsx";
import { FoundAside } from "./foundAside.tsx";
import styles from "./draft.module.css";
import { WhatStep } from "./whatStep.tsx";

export const Page = () => {
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const { data: projects } = useSuspenseQuery(projectsQuery);
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = keptDraft();
    return { ...kept, project: search.get("project") ?? (kept.project || (projects.results[0]?.slug ?? "")) };
  });
  const [file, setFile] = useState<File>();
  const created = search.get("created");
  // A page that is loaded anew has no file any more.
  const asked = draft.origin === "zip" && file === undefined ? "repository" : search.get("step");
  const step = created === null ? (steps.find((each) => each === asked) ?? "repository") : "create";
  const at = steps.indexOf(step);
  const current = useRef<HTMLLIElement>(null);
  const shown = `${step} ${created ?? ""}`;
  const last = useRef(shown);
  // The button that led here is gone with its step: the focus, and what is seen, go to the new one.
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    window.scrollTo({ top: 0 });
    current.current?.focus({ preventScroll: true });
  }, [shown]);
  const addressOf = (to: Step) =>
    `/new/component?${new URLSearchParams({ project: draft.project, step: to }).toString()}`;
  const change = (changed: Partial<Draft>) => {
    const next = changedDraft(draft, changed);
    setDraft(next);
    keepDraft(next);
  };
  const take = (chosen: File | undefined) => {
    setFile(chosen);
    if (!draft.byHand) change(nothingChosen);
  };
  const show = (component: string) => {
    keepDraft(undefined);
    const made = new URLSearchParams({ project: draft.project, created: component });
    navigate(`/new/component?${made.toString()}`, { replace: true });
  };
  const project = projects.results.find(({ slug }) => slug === draft.project);
  const ready = isFilled(step, draft, file !== undefined);
  const next = steps[at + 1];
  const before = steps[at - 1];
  const form = (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && next !== undefined) navigate(addressOf(next));
      }}
    >
      <Card title={t(`repository-step-${step}`)}>
        {step === "repository" ? (
          <RepositoryStep draft={draft} change={change} projects={projects.results} file={file} onFile={take} />
        ) : step === "what" ? (
          <WhatStep draft={draft} change={change} file={file} />
        ) : (
          <KeptStep draft={draft} change={change} />
        )}
      </Card>
      <div className={styles["row"]}>
        {before === undefined ? null : <ButtonLink href={addressOf(before)}>{t("repository-new-back")}</ButtonLink>}
        <Button type="submit" look="main" disabled={!ready}>
          {t("repository-new-on")}
        </Button>
        <span className={styles["muted"]}>{t("repository-new-nothing-yet")}</span>
      </div>
    </form>
  );
  return (
    <Frame
      title={t("repository-new")}
      crumbs={project === undefined ? [] : [{ label: project.name, href: `/projects/${project.slug}/` }]}
    >
      <ol className={styles["steps"]} aria-label={t("repository-new-steps")}>
        {steps.map((each, index) => (
          <li
            key={each}
            ref={each === step ? current : undefined}
            tabIndex={each === step ? -1 : undefined}
            aria-current={each === step ? "step" : undefined}
            data-done={index < at}
          >
            <span className={styles["number"]}>{index < at ? <Icon name="check" /> : formatNumber(index + 1)}</span>
            {t(`repository-step-${each}`)}
          </li>
        ))}
      </ol>
      {created !== null ? (
        <Importing place={{ project: draft.project, component: created }} />
      ) : step === "create" ? (
        <CreateStep draft={draft} file={file} back={addressOf} onCreated={show} />
      ) : step === "what" ? (
        <Columns aside={<FoundAside draft={draft} file={file} />}>{form}</Columns>
      ) : (
        form
      )}
    </Frame>
  );
};
