/** The pull or merge request that carries our commits. */
import type { MergeRequest } from "@dragoman/client";
import { Card } from "../kit/card.tsx";
import { Pill } from "../kit/pill.tsx";
import { Time } from "../kit/time.tsx";
import { t } from "../l10n/text.ts";
import styles from "./repository.module.css";

const looks = { open: "accent", merged: "done", closed: "warn" } as const;

export const RequestCard = ({ request }: { readonly request: MergeRequest | null }) => (
  <Card
    title={t("repository-request")}
    aside={
      request === null ? undefined : <Pill kind={looks[request.state]}>{t(`repository-request-${request.state}`)}</Pill>
    }
  >
    {request === null ? (
      <p className={styles["muted"]}>{t("repository-request-none")}</p>
    ) : (
      <>
        <p className={styles["grow"]}>
          <a href={request.url} rel="noreferrer">
            #{request.number} <bdi>{request.title}</bdi>
          </a>
        </p>
        <p className={styles["muted"]}>
          <code className={styles["path"]}>{request.branch}</code> →{" "}
          <code className={styles["path"]}>{request.target}</code>
        </p>
        <p className={styles["muted"]}>
          {t("repository-request-opened")} <Time at={request.opened} />
          {request.closed === null ? null : (
            <>
              {" · "}
              {t(`repository-request-${request.state}`)} <Time at={request.closed} />
            </>
          )}
        </p>
        {request.state === "open" ? null : <p className={styles["muted"]}>{t("repository-request-next")}</p>}
      </>
    )}
  </Card>
);
