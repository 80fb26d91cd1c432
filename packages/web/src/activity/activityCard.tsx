/** What happened lately in a place. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { t } from "../l10n/text.ts";
import { ChangeList } from "./changeList.tsx";
import { type ActivityOf, activityQuery } from "./queries.ts";

/** The language of texts is known where all are of one. */
export const ActivityCard = ({
  of,
  direction,
}: {
  readonly of: ActivityOf;
  readonly direction?: string | undefined;
}) => {
  const { data } = useSuspenseQuery(activityQuery(of));
  return (
    <Card flush title={t("activity-title")}>
      {data.results.length === 0 ? <Empty icon="clock" title={t("activity-none")} /> : null}
      <ChangeList changes={data.results} language={of.language} direction={direction} />
    </Card>
  );
};
