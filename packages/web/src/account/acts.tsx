/** What happened to the account: so that its owner sees what somebody else did with it. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { Card } from "../kit/card.tsx";
import { Table } from "../kit/table.tsx";
import { Time } from "../kit/time.tsx";
import { t } from "../l10n/text.ts";
import { deviceOf } from "./model.ts";
import { actsQuery } from "./queries.ts";

export const Acts = ({ username }: { readonly username: string }) => {
  const { data } = useSuspenseQuery(actsQuery(username));
  return (
    <Card flush title={t("account-acts")}>
      <Table
        label={t("account-acts")}
        rows={data.results}
        keyOf={({ id }) => id}
        columns={[
          { id: "act", label: t("account-act"), cell: ({ act }) => t(`account-act-${act}`) },
          { id: "time", label: t("account-act-time"), cell: ({ time }) => <Time at={time} /> },
          {
            id: "device",
            label: t("account-act-device"),
            cell: ({ user_agent }) => deviceOf(user_agent) ?? t("account-device-unknown"),
          },
          { id: "address", label: t("account-act-address"), cell: ({ address }) => <bdi>{address}</bdi> },
        ]}
      />
    </Card>
  );
};
