/** How a project is known at forges, by their hosts: added, replaced, removed, and never shown. */
import type { Forge } from "@dragoman/client";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Confirm } from "../kit/dialog.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { t } from "../l10n/text.ts";
import { ForgeDialog } from "./forgeDialog.tsx";
import { forgeKindOf } from "./forgeKinds.ts";
import { forgesQuery } from "./queries.ts";
import styles from "./settings.module.css";

export const ForgesCard = ({ project }: { readonly project: string }) => {
  const { data } = useSuspenseQuery(forgesQuery(project));
  const [writing, setWriting] = useState<"new" | Forge>();
  const [removing, setRemoving] = useState<Forge>();
  const add = <Button onClick={() => setWriting("new")}>{t("settings-forge-add")}</Button>;
  return (
    <Card flush title={t("settings-forges")} aside={data.length === 0 ? undefined : add}>
      {data.length === 0 ? (
        <Empty icon="branch" title={t("settings-forges-none")} action={add}>
          {t("settings-forges-about")}
        </Empty>
      ) : (
        <Lines>
          {data.map((forge) => (
            <li key={forge.id} className={styles["address"]}>
              <div>
                <strong>
                  <bdi>{forge.host}</bdi>
                </strong>
                <p className={styles["about"]}>
                  <bdi>{forgeKindOf(forge.kind).name}</bdi> · {t(`settings-forge-type-${forge.type}`)}
                  {forge.account === "" ? null : (
                    <>
                      {" "}
                      <bdi>{forge.account}</bdi>
                    </>
                  )}
                  {forge.api === "" ? null : (
                    <>
                      {" · "}
                      <code>{forge.api}</code>
                    </>
                  )}
                </p>
              </div>
              <Button
                small
                data-own
                aria-label={t("settings-forge-replace-of", { name: forge.host })}
                onClick={() => setWriting(forge)}
              >
                {t("settings-forge-replace")}
              </Button>
              <Button
                small
                look="bare"
                data-own
                aria-label={t("settings-forge-remove-of", { name: forge.host })}
                onClick={() => setRemoving(forge)}
              >
                {t("settings-forge-remove")}
              </Button>
            </li>
          ))}
        </Lines>
      )}
      {writing === undefined ? null : (
        <ForgeDialog
          project={project}
          replaced={writing === "new" ? undefined : writing}
          onClose={() => setWriting(undefined)}
        />
      )}
      {removing === undefined ? null : (
        <RemoveForge project={project} forge={removing} onClose={() => setRemoving(undefined)} />
      )}
    </Card>
  );
};

interface RemoveForgeProps {
  readonly project: string;
  readonly forge: Forge;
  readonly onClose: () => void;
}

const RemoveForge = ({ project, forge, onClose }: RemoveForgeProps) => {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => client.projects.removeForge({ project, id: forge.id }).orThrow(),
    onSuccess: async () => {
      await queries.invalidateQueries(forgesQuery(project));
      onClose();
    },
  });
  return (
    <Confirm
      title={t("settings-forge-remove-of", { name: forge.host })}
      action={t("settings-forge-remove")}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t("settings-forge-remove-about")}</p>
      {remove.isError ? <FailureNote error={remove.error} /> : null}
    </Confirm>
  );
};
