/** What somebody has to look after, with what helps. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { Card } from "../kit/card.tsx";
import { t } from "../l10n/text.ts";
import { AlertLines } from "../repository/alertLines.tsx";
import { alertsQuery as componentAlertsQuery } from "../repository/queries.ts";
import { alertsQuery } from "./queries.ts";

export const AlertsCard = ({ project, component }: { readonly project: string; readonly component?: string }) => {
  const { data } = useSuspenseQuery(
    component === undefined ? alertsQuery(project) : componentAlertsQuery({ project, component }),
  );
  if (data.results.length === 0) return null;
  return (
    <Card flush title={t("projects-alerts")}>
      <AlertLines alerts={data.results} named={component === undefined} />
    </Card>
  );
};
