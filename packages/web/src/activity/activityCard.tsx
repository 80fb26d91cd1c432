/** What happened lately in a place. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { t } from "../l10n/text.ts";
import { ChangeList } from "./changeList.tsx";
import { writeFilter } from "./filter.ts";
import { type ActivityOf, activityQuery } from "./queries.ts";

/** `detailed` where there is room for it. */
export const ActivityCard = ({ of, detailed = false }: { readonly of: ActivityOf; readonly detailed?: boolean }) => {
  const { data } = useSuspenseQuery(activityQuery(of));
  return (
    <Card
      flush
      title={t("activity-title")}
      footer={<Link href={writeFilter({ ...of, page: 1 })}>{t("activity-all")}</Link>}
    >
      {data.results.length === 0 ? <Empty icon="clock" title={t("activity-none")} /> : null}
      <ChangeList detailed={detailed} changes={data.results} />
    </Card>
  );
};
