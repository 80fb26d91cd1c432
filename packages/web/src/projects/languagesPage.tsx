/** All languages that the site knows, by their names as the reader knows them. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "wouter";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { TextField } from "../kit/field.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { formatLanguage } from "../l10n/format.ts";
import { language, t } from "../l10n/text.ts";
import { LanguageName } from "./languageName.tsx";
import { languagesQuery } from "../api/languages.ts";

interface Known {
  readonly code: string;
  readonly name: string;
  readonly direction: string;
}

const byName = (languages: readonly Known[]) => {
  const { compare } = new Intl.Collator(language().code);
  return languages
    .map(({ code, name, direction }) => {
      const here = language().code === "en" ? name : formatLanguage({ code, name });
      return { code, name, direction, here, words: `${here} ${name} ${code}`.toLowerCase() };
    })
    .toSorted((one, other) => compare(one.here, other.here));
};

export const Page = () => {
  const { data } = useSuspenseQuery(languagesQuery);
  const [part, setPart] = useState("");
  const wanted = part.trim().toLowerCase();
  const named = useMemo(() => byName(data), [data]);
  const found = named.filter(({ words }) => words.includes(wanted));
  return (
    <Frame title={t("projects-languages")}>
      {data.length > 8 ? (
        <TextField
          label={t("projects-find-language")}
          type="search"
          value={part}
          onChange={(event) => setPart(event.target.value)}
        />
      ) : null}
      <Card flush>
        {found.length === 0 ? (
          <Empty icon="globe" title={t("projects-no-language")} />
        ) : (
          <Lines>
            {found.map(({ code, name, direction }) => (
              <li key={code}>
                <Link href={`/languages/${code}/`}>
                  <LanguageName code={code} name={name} direction={direction} />
                </Link>
              </li>
            ))}
          </Lines>
        )}
      </Card>
    </Frame>
  );
};
