/** What is wrong with a component. */
import type { Alert } from "@dragoman/client";
import { Card } from "../kit/card.tsx";
import { t } from "../l10n/text.ts";
import { AlertLines } from "./alertLines.tsx";

export const Alerts = ({ alerts }: { readonly alerts: readonly Alert[] }) =>
  alerts.length === 0 ? null : (
    <Card flush title={t("repository-alerts")}>
      <AlertLines alerts={alerts} />
    </Card>
  );
