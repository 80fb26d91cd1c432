/** Background work: what runs, what waits, what failed and why. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { ManageFrame } from "../access/manageFrame.tsx";
import { client } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { SelectField } from "../kit/field.tsx";
import { Pill } from "../kit/pill.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { Table } from "../kit/table.tsx";
import { Time } from "../kit/time.tsx";
import { formatPercent } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { type TaskState, tasksQuery } from "./queries.ts";

const states = ["all", "running", "queued", "failed", "done", "cancelled"] as const;

const looks = { queued: "plain", running: "accent", done: "done", failed: "bad", cancelled: "warn" } as const;

export const Page = () => <ManageFrame here="tasks">{() => <Tasks />}</ManageFrame>;

const Tasks = () => {
  const queries = useQueryClient();
  const [state, setState] = useState<TaskState | "all">("all");
  const { data, error } = useQuery(tasksQuery(state));
  const cancel = useMutation({
    mutationFn: (id: string) => client.tasks.cancel({ id }).orThrow(),
    onSettled: () => queries.invalidateQueries({ queryKey: ["tasks"] }),
  });
  return (
    <>
      <SelectField
        label={t("manage-task-state")}
        value={state}
        onChange={(event) => setState(event.target.value as TaskState | "all")}
      >
        {states.map((each) => (
          <option key={each} value={each}>
            {t(`manage-task-${each}`)}
          </option>
        ))}
      </SelectField>
      {error === null && cancel.error === null ? null : <FailureNote error={error ?? cancel.error} />}
      <Card flush title={t("kit-admin-tasks")}>
        {data === undefined ? (
          <Shapes />
        ) : data.results.length === 0 ? (
          <Empty icon="clock" title={t("manage-tasks-none")} />
        ) : (
          <Table
            label={t("kit-admin-tasks")}
            rows={data.results}
            keyOf={({ id }) => id}
            columns={[
              {
                id: "what",
                label: t("manage-task-what"),
                cell: ({ kind, operation }) => <bdi>{operation ?? kind}</bdi>,
              },
              {
                id: "where",
                label: t("manage-task-where"),
                cell: ({ component, project }) => <Place path={pathOf(component ?? project)} />,
              },
              {
                id: "who",
                label: t("manage-task-who"),
                cell: ({ user }) => <Person name={pathOf(user)} />,
              },
              {
                id: "state",
                label: t("manage-task-state"),
                cell: ({ state: now }) => <Pill kind={looks[now]}>{t(`manage-task-${now}`)}</Pill>,
              },
              {
                id: "progress",
                label: t("manage-task-progress"),
                numeric: true,
                cell: ({ progress }) => formatPercent(progress),
              },
              { id: "when", label: t("manage-task-when"), cell: ({ created }) => <Time at={created} /> },
              { id: "error", label: t("manage-task-error"), cell: ({ error: why }) => <bdi>{why}</bdi> },
              {
                id: "cancel",
                label: t("manage-actions"),
                cell: ({ id, state: now, operation, kind }) =>
                  now === "queued" || now === "running" ? (
                    <Button
                      small
                      data-own
                      aria-label={t("manage-task-cancel-of", { name: operation ?? kind })}
                      onClick={() => cancel.mutate(id)}
                    >
                      {t("manage-task-cancel")}
                    </Button>
                  ) : null,
              },
            ]}
          />
        )}
      </Card>
    </>
  );
};

const Place = ({ path }: { readonly path: string }) =>
  path === "" ? null : (
    <Link href={`/projects/${path}/`}>
      <bdi>{path}</bdi>
    </Link>
  );

const Person = ({ name }: { readonly name: string }) =>
  name === "" ? null : (
    <Link href={`/user/${name}/`}>
      <bdi>{name}</bdi>
    </Link>
  );

/** What `/api/components/harbour/app/` is about, and `/api/users/jana/`. */
const pathOf = (url: string | null) =>
  url === null
    ? ""
    : decodeURIComponent(decodeURIComponent(new URL(url).pathname))
        .replace(/^.*\/api\/(components|projects|users)\//, "")
        .replace(/\/$/, "");
