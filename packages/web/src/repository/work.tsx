/** What is being done with the repository, and what was done before, with its log. */
import type { ListedTask } from "@dragoman/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ComponentPlace } from "../api/addresses.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Icon } from "../kit/icon.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { Time } from "../kit/time.tsx";
import { formatPercent } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { LogText } from "./log.tsx";
import { isUnderWay, wordsOfTask } from "./model.ts";
import { taskQuery, useCancelling } from "./queries.ts";
import styles from "./repository.module.css";

export const UnderWay = ({ place, task }: { readonly place: ComponentPlace; readonly task: ListedTask }) => {
  const cancelling = useCancelling(place);
  const title = t(`repository-work-${wordsOfTask(task)}`);
  return (
    <Card
      title={title}
      aside={<span className={styles["muted"]}>{formatPercent(task.progress)}</span>}
      footer={
        <div className={styles["row"]}>
          <span className={styles["grow"]}>
            {task.state === "queued" ? t("repository-work-waits") : t("repository-work-leave")}
          </span>
          <Button small look="bare" busy={cancelling.isPending} onClick={() => cancelling.mutate(task.id)}>
            {t("repository-work-cancel")}
          </Button>
        </div>
      }
    >
      <progress className={styles["progress"]} max={100} value={task.progress} aria-label={title} />
      {task.step === "" ? null : (
        <p className={styles["muted"]} role="status">
          <bdi>{task.step}</bdi>
        </p>
      )}
      <Log id={task.id} underWay />
    </Card>
  );
};

export const Earlier = ({ tasks }: { readonly tasks: readonly ListedTask[] }) => {
  const [opened, open] = useState<ListedTask>();
  const done = tasks.filter((task) => !isUnderWay(task));
  return (
    <Card flush title={t("repository-earlier")}>
      {done.length === 0 ? (
        <p className={styles["side"]}>{t("repository-earlier-none")}</p>
      ) : (
        <Lines>
          {done.map((task) => (
            <li key={task.id} className={styles["line"]}>
              <span className={styles[task.state === "done" ? "done" : "bad"]}>
                <Icon name={task.state === "done" ? "check" : "alert"} />
                <span className="hidden">{t(`repository-state-${task.state}`)}</span>
              </span>
              <span className={styles["grow"]}>
                {t(`repository-work-${wordsOfTask(task)}`)}
                {task.error === null ? null : (
                  <>
                    {": "}
                    <bdi>{task.error}</bdi>
                  </>
                )}
              </span>
              <small>
                <Time at={task.finished ?? task.created} />
              </small>
              <Button
                small
                look="bare"
                aria-label={t("repository-log-of", { work: t(`repository-work-${wordsOfTask(task)}`) })}
                onClick={() => open(task)}
              >
                {t("repository-log")}
              </Button>
            </li>
          ))}
        </Lines>
      )}
      {opened === undefined ? null : (
        <Dialog wide title={t(`repository-work-${wordsOfTask(opened)}`)} onClose={() => open(undefined)}>
          <Log id={opened.id} underWay={false} />
        </Dialog>
      )}
    </Card>
  );
};

const Log = ({ id, underWay }: { readonly id: string; readonly underWay: boolean }) => {
  const { data, error } = useQuery(taskQuery(id, underWay));
  if (error !== null) return <FailureNote error={error} />;
  if (data === undefined) return <Shapes lines={2} />;
  if (data.log === "") return underWay ? null : <p>{t("repository-log-empty")}</p>;
  return <LogText log={data.log} />;
};
