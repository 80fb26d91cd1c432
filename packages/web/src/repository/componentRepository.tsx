/** The repository of one component: where it stands, what can be done with it, and what is being done. */
import type { Project } from "@dragoman/client";
import { useQuery, useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link } from "wouter";
import { useMay } from "../api/held.ts";
import type { ComponentPlace } from "../api/addresses.ts";
import { componentQuery } from "../api/places.ts";
import { Button, ButtonLink } from "../kit/button.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { lazily } from "../kit/lazily.ts";
import { MayNot } from "../kit/mayNot.tsx";
import { Note } from "../kit/note.tsx";
import { Columns, Page } from "../kit/page.tsx";
import { PlaceTabs } from "../kit/placeTabs.tsx";
import { rich, t } from "../l10n/text.ts";
import { Alerts } from "./alerts.tsx";
import { LockNote } from "./lockNote.tsx";
import { isUnderWay } from "./model.ts";
import { Outcome } from "./outcome.tsx";
import { PlanCard } from "./planCard.tsx";
import {
  alertsQuery,
  commitsQuery,
  lockQuery,
  statusQuery,
  tasksQuery,
  useLocking,
  useOperation,
  usePlan,
  waitingQuery,
} from "./queries.ts";
import { RequestCard } from "./requestCard.tsx";
import { ResetCard } from "./resetCard.tsx";
import { running } from "./running.ts";
import { Sides } from "./sides.tsx";
import { Commits, Waiting } from "./waiting.tsx";
import { Earlier, UnderWay } from "./work.tsx";

const GaveWay = lazily(async () => (await import("./gaveWay.tsx")).GaveWay);
const MoreMenu = lazily(async () => (await import("./moreMenu.tsx")).MoreMenu);

interface ComponentRepositoryProps {
  readonly project: Project;
  readonly place: ComponentPlace;
}

export const ComponentRepository = ({ project, place }: ComponentRepositoryProps) => {
  const may = useMay(place);
  const { data: component } = useSuspenseQuery(componentQuery(place));
  const [
    { data: status },
    { data: waiting },
    { data: outgoing },
    { data: incoming },
    { data: lock },
    { data: alerts },
  ] = useSuspenseQueries({
    queries: [
      statusQuery(place),
      waitingQuery(place),
      commitsQuery(place, "outgoing"),
      commitsQuery(place, "incoming"),
      lockQuery(place),
      alertsQuery(place),
    ],
  });
  const [mayCommit, mayPush, mayUpdate, mayReset] = [
    may("vcs.commit"),
    may("vcs.push"),
    may("vcs.update"),
    may("vcs.reset"),
  ];
  const operates = mayCommit || mayPush || mayUpdate || mayReset;
  const { data: tasks } = useQuery({ ...tasksQuery(place), enabled: operates });
  const operation = useOperation(place);
  const plan = usePlan(place);
  const locking = useLocking(place);
  const strings = waiting.results.reduce((sum, each) => sum + each.strings, 0);
  const underWay = (tasks ?? []).filter(isUnderWay);
  const busy = operation.isPending || plan.isPending;

  const run = running(operation, plan);
  const home = `/projects/${place.project}/${place.component}/`;
  return (
    <Page
      title={t("repository-title")}
      tabs={<PlaceTabs project={place.project} component={place.component} here="repository" />}
      heading={rich("repository-of", { name: <bdi>{component.name}</bdi> })}
      about={
        <>
          <code>{component.repo ?? status.url}</code>
          {component.branch ? rich("repository-branch", { branch: <code>{component.branch}</code> }) : null}
        </>
      }
      crumbs={[
        { label: project.name, href: `/projects/${project.slug}/` },
        { label: component.name, href: home },
      ]}
      actions={
        <>
          {may("component.lock") ? (
            <Button icon="lock" busy={locking.isPending} onClick={() => locking.mutate(!lock.locked)}>
              {lock.locked ? t("repository-unlock") : t("repository-lock")}
            </Button>
          ) : null}
          {mayReset ? (
            <Suspense fallback={<Button icon="more">{t("repository-more")}</Button>}>
              <MoreMenu
                onOperation={(each) => run({ operation: each })}
                onPlan={(each) => plan.mutate({ operation: each })}
              />
            </Suspense>
          ) : null}
        </>
      }
    >
      {lock.locked ? <LockNote {...lock} /> : null}
      {component.linked_component ? (
        <Note title={t("repository-shared")}>
          {rich("repository-shared-about", { place: <SharedLink address={component.linked_component} /> })}
        </Note>
      ) : null}
      <Outcome
        error={operation.error}
        result={operation.data}
        onRetry={() => operation.variables && run(operation.variables)}
      />
      {locking.error === null ? null : <FailureNote error={locking.error} />}
      {operates ? null : <MayNot needs={["vcs.commit", "vcs.push", "vcs.update"]}>{t("repository-may-not")}</MayNot>}
      <Sides
        waiting={strings}
        outgoing={outgoing.count}
        incoming={incoming.count}
        remote={status.remote_commit_info?.summary ?? status.remote_commit}
        mayCommit={mayCommit}
        mayPush={mayPush}
        mayUpdate={mayUpdate}
        pushes={component.push !== ""}
        planning={plan.isPending}
        busy={busy}
        onOperation={(each) => run({ operation: each })}
        onPlan={(each) => plan.mutate({ operation: each })}
      />
      <Columns
        aside={
          <>
            {underWay.map((task) => (
              <UnderWay key={task.id} place={place} task={task} />
            ))}
            {status.merge_request === undefined ? null : <RequestCard request={status.merge_request} />}
            {operates ? <Earlier tasks={tasks ?? []} /> : null}
            {mayReset ? (
              <ResetCard
                strings={strings}
                commits={outgoing.count}
                busy={busy}
                onReset={(fate) => run({ operation: "reset", fate })}
                onPlan={(fate) => plan.mutate({ operation: "reset", fate })}
              />
            ) : null}
          </>
        }
      >
        {plan.error === null ? null : <FailureNote error={plan.error} onRetry={() => plan.mutate(plan.variables)} />}
        {plan.data === undefined ? null : (
          <PlanCard
            plan={plan.data}
            mergeStyle={component.merge_style}
            busy={busy}
            onApply={() => run({ ...plan.data.asked, plan: plan.data.foreseen.plan })}
            onDiscard={plan.reset}
          />
        )}
        {status.merge_failure === null ? null : (
          <Note kind="bad" title={t("repository-merge-failure")}>
            <bdi>{status.merge_failure}</bdi>
          </Note>
        )}
        <Alerts alerts={alerts.results} />
        <Suspense fallback={null}>
          <GaveWay place={place} />
        </Suspense>
        <Waiting rows={waiting.results} total={strings} />
        <Commits title={t("repository-outgoing")} commits={outgoing.results} count={outgoing.count} />
        <Commits title={t("repository-incoming")} commits={incoming.results} count={incoming.count} />
        <div>
          <ButtonLink look="bare" href={`/repository/${place.project}/`}>
            {t("repository-all-of-project")}
          </ButtonLink>
        </div>
      </Columns>
    </Page>
  );
};

const SharedLink = ({ address }: { readonly address: string }) => {
  const path = decodeURIComponent(decodeURIComponent(address.replace(/^.*\/components\//, "")));
  return (
    <Link href={`/repository/${path}`}>
      <bdi>{path.replace(/\/$/, "")}</bdi>
    </Link>
  );
};
