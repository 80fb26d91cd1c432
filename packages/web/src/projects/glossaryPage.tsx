/** The terms of a project in a language: found, added, and opened in the editor. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { projectQuery } from "../api/places.ts";
import { useSession } from "../api/session.ts";
import { Button, ButtonLink } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { TextField } from "../kit/field.tsx";
import { Form } from "../kit/form.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { PlaceTabs } from "../kit/placeTabs.tsx";
import { rich, t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { LanguageChoice } from "./languageChoice.tsx";
import { workingLanguage } from "./model.ts";
import { matrixQuery } from "./queries.ts";
import styles from "./glossary.module.css";
import { Terms } from "./terms.tsx";

export const Page = ({ params }: PageProps) => {
  const slug = params["project"] ?? "";
  const { data: project } = useSuspenseQuery(projectQuery(slug));
  const { data: matrix } = useSuspenseQuery(matrixQuery(slug));
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const q = query.get("q") ?? "";
  const [typed, setTyped] = useState(q);
  useEffect(() => setTyped(q), [q]);
  const glossaries = matrix.results.filter((component) => component.is_glossary);
  const cells = glossaries.flatMap((component) => component.cells);
  const sources = new Set(cells.filter((cell) => cell.is_source).map((cell) => cell.language));
  const here = matrix.languages
    .filter(({ code }) => cells.some((cell) => cell.language === code))
    .map((language) => ({ ...language, isSource: sources.has(language.code) }));
  const code = workingLanguage(query.get("language"), user?.profile.languages ?? [], here);
  const language = here.find((each) => each.code === code);
  return (
    <Frame
      title={`${t("projects-glossary")} · ${project.name}`}
      heading={rich("projects-glossary-of", { name: <bdi>{project.name}</bdi> })}
      about={t("projects-glossary-about")}
      crumbs={[{ label: project.name, href: `/projects/${slug}/` }]}
      tabs={<PlaceTabs project={slug} here="glossary" />}
    >
      {language === undefined ? (
        <Card>
          <Empty
            icon="book"
            title={t("projects-glossary-none")}
            action={
              matrix.count === 0 ? (
                <ButtonLink href={`/projects/${slug}/`}>{t("projects-glossary-back")}</ButtonLink>
              ) : undefined
            }
          >
            {t("projects-glossary-none-about")}
          </Empty>
        </Card>
      ) : (
        <>
          <div className={styles["bar"]}>
            <Form
              role="search"
              className={styles["ask"]}
              onSend={() =>
                setQuery((given) => {
                  if (typed.trim() === "") given.delete("q");
                  else given.set("q", typed.trim());
                  return given;
                })
              }
            >
              <TextField
                label={t("projects-glossary-find")}
                type="search"
                dir="auto"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Button type="submit" icon="search">
                {t("projects-search")}
              </Button>
            </Form>
            <LanguageChoice languages={here} chosen={language.code} />
          </div>
          {glossaries.map((glossary) => (
            <Terms
              key={glossary.id}
              project={slug}
              glossary={glossary}
              language={language}
              sourceLanguage={glossary.cells.find((cell) => cell.is_source)?.language ?? language.code}
              q={q}
            />
          ))}
        </>
      )}
    </Frame>
  );
};
