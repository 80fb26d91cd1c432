/** All repositories of a project in one page, and what can be done with all of them. */
import type { ComponentInProject, Project } from "@dragoman/client";
import { useSuspenseQueries } from "@tanstack/react-query";
import { Link } from "wouter";
import { base } from "../api/client.ts";
import { useMay } from "../api/held.ts";
import { pathIn } from "../api/addresses.ts";
import { Button, ButtonLink } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { MayNot } from "../kit/mayNot.tsx";
import { Note } from "../kit/note.tsx";
import { Page } from "../kit/page.tsx";
import { PlaceTabs } from "../kit/placeTabs.tsx";
import { Pill } from "../kit/pill.tsx";
import { Table } from "../kit/table.tsx";
import { rich, t } from "../l10n/text.ts";
import { LookFirst } from "./lookFirst.tsx";
import { Outcome } from "./outcome.tsx";
import { ProjectPlanCard } from "./projectPlanCard.tsx";
import { componentsQuery, projectStatusQuery, useProjectOperation, useProjectPlan } from "./queries.ts";
import { running } from "./running.ts";
import styles from "./repository.module.css";

const pathOf = ({ web_url: url }: ComponentInProject) => pathIn(base, url).replace(/^\/projects\//, "");

export const ProjectRepository = ({ project }: { readonly project: Project }) => {
  const may = useMay({ project: project.slug });
  const [{ data: status }, { data: components }] = useSuspenseQueries({
    queries: [projectStatusQuery(project.slug), componentsQuery(project.slug)],
  });
  const operation = useProjectOperation(project.slug);
  const plan = useProjectPlan(project.slug);
  const run = running(operation, plan);
  const offered = [
    ["commit", "vcs.commit"],
    ["pull", "vcs.update"],
    ["push", "vcs.push"],
  ] as const;
  const needs = [
    status.needs_commit ? t("repository-needs-commit") : "",
    status.needs_merge ? t("repository-needs-merge") : "",
    status.needs_push ? t("repository-needs-push") : "",
  ].filter((text) => text !== "");
  return (
    <Page
      title={t("repository-title-all")}
      tabs={<PlaceTabs project={project.slug} here="repository" />}
      heading={rich("repository-all-of", { name: <bdi>{project.name}</bdi> })}
      about={needs.length === 0 ? t("repository-needs-nothing") : needs.join(" ")}
      crumbs={[{ label: project.name, href: `/projects/${project.slug}/` }]}
      actions={offered
        .filter(([, permission]) => may(permission))
        .map(([each]) => (
          <span key={each} className={styles["row"]}>
            <Button busy={operation.isPending} onClick={() => run({ operation: each })}>
              {t(`repository-${each}-all`)}
            </Button>
            <LookFirst operation={each} busy={plan.isPending} onPlan={(operation) => plan.mutate({ operation })} />
          </span>
        ))}
    >
      {offered.some(([, permission]) => may(permission)) ? null : (
        <MayNot needs={["vcs.commit", "vcs.push", "vcs.update"]}>{t("repository-may-not")}</MayNot>
      )}
      <Outcome
        error={operation.error}
        result={operation.data}
        onRetry={() => operation.variables && run(operation.variables)}
      />
      {plan.error === null ? null : <FailureNote error={plan.error} onRetry={() => plan.mutate(plan.variables)} />}
      {plan.data === undefined ? null : (
        <ProjectPlanCard
          plan={plan.data}
          busy={operation.isPending}
          onApply={() => run({ operation: plan.data.operation, plan: plan.data.plan })}
          onDiscard={plan.reset}
        />
      )}
      <Card flush title={t("repository-components")}>
        {components.results.length === 0 ? (
          <Empty
            icon="branch"
            title={t("repository-components-none")}
            action={
              <ButtonLink look="main" href={`/new/component?project=${project.slug}`}>
                {t("repository-components-add")}
              </ButtonLink>
            }
          />
        ) : (
          <Table
            label={t("repository-components")}
            rows={components.results}
            keyOf={({ id }) => id}
            columns={[
              {
                id: "name",
                label: t("repository-component"),
                cell: (component) => (
                  <Link href={`/repository/${pathOf(component)}`}>
                    <bdi>{component.name}</bdi>
                  </Link>
                ),
              },
              {
                id: "where",
                label: t("repository-address"),
                cell: (component) => <code className={styles["path"]}>{component.repo ?? ""}</code>,
              },
              {
                id: "kept",
                label: t("repository-kept"),
                cell: (component) =>
                  component.linked_component === null ? (
                    <Pill>{t("repository-own")}</Pill>
                  ) : (
                    <Pill kind="accent">{t("repository-shares")}</Pill>
                  ),
              },
            ]}
          />
        )}
      </Card>
      {may("project.edit") ? (
        <Note title={t("repository-forges")}>
          {rich("repository-forges-about", {
            hooks: <Link href={`/settings/${project.slug}/#hooks`}>{t("repository-forges-hooks")}</Link>,
            forges: <Link href={`/settings/${project.slug}/#forges`}>{t("repository-forges-credentials")}</Link>,
          })}
        </Note>
      ) : null}
    </Page>
  );
};
