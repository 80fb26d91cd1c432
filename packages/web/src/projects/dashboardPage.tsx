/** All projects that one may see. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { client } from "../api/client.ts";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { t } from "../l10n/text.ts";

export const Page = () => {
  const { data } = useSuspenseQuery({
    queryKey: ["projects"],
    queryFn: ({ signal }) => client.projects.list({ page_size: 100 }, { signal }).orThrow(),
  });
  return (
    <Frame title={t("projects-title")}>
      <Card flush title={t("projects-title")}>
        {data.results.length === 0 ? (
          <Empty icon="book" title={t("projects-none")} />
        ) : (
          <Lines>
            {data.results.map(({ slug, name }) => (
              <li key={slug}>
                <Link href={`/projects/${slug}/`}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </Lines>
        )}
      </Card>
    </Frame>
  );
};
