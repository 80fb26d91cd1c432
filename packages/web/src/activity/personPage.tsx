/** What somebody did lately, and how much of it. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { Page as Frame, Stack } from "../kit/page.tsx";
import { t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { ActivityCard } from "./activityCard.tsx";
import { Insights } from "./insights.tsx";
import { personQuery } from "./queries.ts";

export const Page = ({ params }: PageProps) => {
  const username = params["name"] ?? "";
  const { data } = useSuspenseQuery(personQuery(username));
  const { person, statistics } = data;
  const name = person.full_name === "" ? person.username : person.full_name;
  return (
    <Frame
      title={name}
      heading={<bdi>{name}</bdi>}
      about={t("activity-person", { translated: statistics.translated, languages: statistics.languages })}
    >
      <Stack>
        <Insights of={{ user: username }} />
        <ActivityCard detailed of={{ user: username }} />
      </Stack>
    </Frame>
  );
};
