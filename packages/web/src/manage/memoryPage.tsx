/** The translation memory, entry by entry. */
import type { MemoryEntry } from "@dragoman/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ManageFrame } from "../access/manageFrame.tsx";
import { client } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Confirm } from "../kit/dialog.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { Table } from "../kit/table.tsx";
import { t } from "../l10n/text.ts";
import { memoryQuery } from "./queries.ts";
import styles from "./manage.module.css";

export const Page = () => (
  <ManageFrame here="memory" about={t("manage-memory-about")}>
    {() => <Memory />}
  </ManageFrame>
);

const Memory = () => {
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(memoryQuery(page));
  const [removing, setRemoving] = useState<MemoryEntry>();
  const remove = useMutation({
    mutationFn: (id: number) => client.memory.remove({ id }).orThrow(),
    onSuccess: async () => {
      setRemoving(undefined);
      await queries.invalidateQueries({ queryKey: ["memory"] });
    },
  });
  return (
    <Card flush title={t("kit-admin-memory")}>
      {error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        <Shapes />
      ) : data.results.length === 0 ? (
        <Empty icon="book" title={t("manage-memory-none")} />
      ) : (
        <Table
          label={t("kit-admin-memory")}
          rows={data.results}
          keyOf={({ id }) => id}
          columns={[
            { id: "source", label: t("manage-memory-source"), cell: ({ source }) => <bdi>{source}</bdi> },
            { id: "target", label: t("manage-memory-target"), cell: ({ target }) => <bdi>{target}</bdi> },
            { id: "origin", label: t("manage-memory-origin"), cell: ({ origin }) => <bdi>{origin}</bdi> },
            {
              id: "remove",
              label: t("manage-actions"),
              cell: (entry) => (
                <Button
                  small
                  data-own
                  aria-label={t("manage-remove-of", { name: entry.source })}
                  onClick={() => setRemoving(entry)}
                >
                  {t("manage-remove")}
                </Button>
              ),
            },
          ]}
        />
      )}
      {data === undefined || (page === 1 && data.next === null) ? null : (
        <div className={styles["pager"]}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("manage-previous")}
          </Button>
          <Button disabled={data.next === null} onClick={() => setPage(page + 1)}>
            {t("manage-next")}
          </Button>
        </div>
      )}
      {removing === undefined ? null : (
        <Confirm
          title={t("manage-memory-remove-title")}
          action={t("manage-memory-remove")}
          danger
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removing.id)}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            <bdi>{removing.source}</bdi>
          </p>
          <p>
            <bdi>{removing.target}</bdi>
          </p>
          <p>{t("manage-memory-remove-about")}</p>
          {remove.isError ? <FailureNote error={remove.error} /> : null}
        </Confirm>
      )}
    </Card>
  );
};
