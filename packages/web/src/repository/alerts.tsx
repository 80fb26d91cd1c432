/** What is wrong with a component, and what helps, in the words of the server. */
import type { Alert } from "@dragoman/client";
import { Card, Lines } from "../kit/card.tsx";
import { Pill } from "../kit/pill.tsx";
import { Time } from "../kit/time.tsx";
import { t } from "../l10n/text.ts";
import styles from "./repository.module.css";

export const Alerts = ({ alerts }: { readonly alerts: readonly Alert[] }) =>
  alerts.length === 0 ? null : (
    <Card flush title={t("repository-alerts")}>
      <Lines>
        {alerts.map((alert) => (
          <li key={alert.name}>
            <div className={styles["line"]}>
              <Pill kind={alert.severity === "error" ? "bad" : "warn"}>{t(`repository-alert-${alert.severity}`)}</Pill>
              <strong className={styles["grow"]}>
                <bdi>{alert.text}</bdi>
              </strong>
              <small>
                <Time at={alert.since} />
              </small>
            </div>
            <p className={styles["muted"]}>
              <bdi>{alert.help}</bdi>
            </p>
          </li>
        ))}
      </Lines>
    </Card>
  );
