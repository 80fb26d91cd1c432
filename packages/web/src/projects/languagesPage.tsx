/** All languages that something is translated into. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { TextField } from "../kit/field.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { t } from "../l10n/text.ts";
import { LanguageName } from "./languageName.tsx";
import { languagesQuery } from "../api/languages.ts";

export const Page = () => {
  const { data } = useSuspenseQuery(languagesQuery);
  const [part, setPart] = useState("");
  const wanted = part.trim().toLowerCase();
  const found = data.filter(({ code, name }) => `${name} ${code}`.toLowerCase().includes(wanted));
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
