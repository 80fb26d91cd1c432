/** What somebody has to look after, with what helps. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { pathIn } from "../api/addresses.ts";
import { base } from "../api/client.ts";
import { Card, Lines } from "../kit/card.tsx";
import { State } from "../kit/state.tsx";
import { t } from "../l10n/text.ts";
import { alertsQuery as componentAlertsQuery } from "../repository/queries.ts";
import { alertsQuery } from "./queries.ts";
import styles from "./projects.module.css";

export const AlertsCard = ({ project, component }: { readonly project: string; readonly component?: string }) => {
  const { data } = useSuspenseQuery(
    component === undefined ? alertsQuery(project) : componentAlertsQuery({ project, component }),
  );
  if (data.results.length === 0) return null;
  return (
    <Card flush title={t("projects-alerts")}>
      <Lines>
        {data.results.map((alert) => (
          <li key={`${alert.component} ${alert.name}`} className={styles["alert"]}>
            <State state={alert.severity === "error" ? "failing" : "warning"}>
              <span lang="en">{alert.text}</span>
            </State>
            <span lang="en">{alert.help}</span>
            {component === undefined ? (
              <Link href={pathIn(base, alert.web_url)}>
                <bdi>{alert.component_name}</bdi>
              </Link>
            ) : null}
          </li>
        ))}
      </Lines>
    </Card>
  );
};
