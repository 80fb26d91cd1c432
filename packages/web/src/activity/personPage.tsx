/** What somebody did lately. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { ChangeList } from "./changeList.tsx";
import { writeFilter } from "./filter.ts";
import { changesQuery, personQuery } from "./queries.ts";

export const Page = ({ params }: PageProps) => {
  const username = params["name"] ?? "";
  const { data } = useSuspenseQuery(personQuery(username));
  const { data: changes } = useSuspenseQuery(changesQuery({ user: username, page: 1 }));
  const { person, statistics } = data;
  const name = person.full_name === "" ? person.username : person.full_name;
  return (
    <Frame
      title={name}
      heading={<bdi>{name}</bdi>}
      about={t("activity-person", { translated: statistics.translated, languages: statistics.languages })}
    >
      <Card
        flush
        title={t("activity-lately")}
        footer={<Link href={writeFilter({ user: username, page: 1 })}>{t("activity-all")}</Link>}
      >
        {changes.results.length === 0 ? (
          <Empty icon="clock" title={t("activity-none")} />
        ) : (
          <ChangeList changes={changes.results} />
        )}
      </Card>
    </Frame>
  );
};
