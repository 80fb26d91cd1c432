/** Files of a translation: down in any format, and up with a plan that is read before it is applied. */
import { useSuspenseQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../api/held.ts";
import { translationAt } from "../api/addresses.ts";
import { MayNot } from "../kit/mayNot.tsx";
import { Note } from "../kit/note.tsx";
import { Page as Frame, Columns } from "../kit/page.tsx";
import { formatLanguage } from "../l10n/format.ts";
import { rich, t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { componentQuery } from "../api/places.ts";
import { DownloadCards } from "./downloads.tsx";
import { translationQuery, type TranslationPlace } from "./queries.ts";
import { UploadCard } from "./uploadCard.tsx";

export const Page = ({ params }: PageProps) => {
  const place = translationAt(params["*"] ?? "");
  if (place === undefined)
    return (
      <Frame title={t("files-title")}>
        <Note kind="warn" title={t("files-nowhere")} />
      </Frame>
    );
  return <Files place={place} />;
};

const Files = ({ place }: { readonly place: TranslationPlace }) => {
  const [{ data: translation }, { data: component }] = useSuspenseQueries({
    queries: [translationQuery(place), componentQuery(place)],
  });
  const may = useMay(place);
  const [applied, setApplied] = useState(0);
  const { project } = component;
  const home = `/projects/${place.project}/${place.component}/`;
  return (
    <Frame
      title={t("files-title")}
      heading={rich("files-of", {
        component: <bdi>{component.name}</bdi>,
        language: <bdi>{formatLanguage(translation.language)}</bdi>,
      })}
      crumbs={[
        { label: project.name, href: `/projects/${place.project}/` },
        { label: component.name, href: home },
        { label: formatLanguage(translation.language), href: `${home}${place.language}/` },
      ]}
    >
      <Columns aside={<DownloadCards place={place} component={component} translation={translation} />}>
        {may("upload.perform") ? (
          <UploadCard
            // What was applied leaves an empty form.
            key={applied}
            place={place}
            may={may}
            isSource={translation.is_source}
            direction={translation.language.direction}
            onApplied={() => setApplied(applied + 1)}
          />
        ) : (
          <MayNot needs={["upload.perform"]}>{t("files-no-upload")}</MayNot>
        )}
      </Columns>
    </Frame>
  );
};
