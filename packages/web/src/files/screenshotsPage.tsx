/** Screenshots of a component: dropped, pasted or chosen, and tied to the strings that are seen on them. */
import { useSuspenseQueries } from "@tanstack/react-query";
import { useEffect } from "react";
import { useMay } from "../api/held.ts";
import { componentAt, type ComponentPlace } from "../api/addresses.ts";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { MayNot } from "../kit/mayNot.tsx";
import { Note } from "../kit/note.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { PlaceTabs } from "../kit/placeTabs.tsx";
import { rich, t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { componentQuery } from "../api/places.ts";
import { Drop } from "./drop.tsx";
import styles from "./files.module.css";
import { Shot } from "./shot.tsx";
import { shotsQuery, useShots } from "./shots.ts";

export const Page = ({ params }: PageProps) => {
  const place = componentAt(params["*"] ?? "");
  return place === undefined ? (
    <Frame title={t("files-shots")}>
      <Note kind="warn" title={t("files-nowhere")} />
    </Frame>
  ) : (
    <Screenshots place={place} />
  );
};

const Screenshots = ({ place }: { readonly place: ComponentPlace }) => {
  const [{ data: component }, { data: shots }] = useSuspenseQueries({
    queries: [componentQuery(place), shotsQuery(place)],
  });
  const may = useMay(place);
  const acting = useShots(place);
  const mayAdd = may("screenshot.add");
  const language = component.source_language.code;
  const { mutate } = acting;
  useEffect(() => {
    if (!mayAdd) return;
    const paste = (event: ClipboardEvent) => {
      const images = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
      if (images.length > 0) mutate({ do: "add", images, language });
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [mayAdd, mutate, language]);
  return (
    <Frame
      title={t("files-shots")}
      tabs={<PlaceTabs project={place.project} component={place.component} here="screenshots" />}
      heading={rich("files-shots-of", { name: <bdi>{component.name}</bdi> })}
      crumbs={[
        { label: component.project.name, href: `/projects/${place.project}/` },
        { label: component.name, href: `/projects/${place.project}/${place.component}/` },
      ]}
    >
      {mayAdd ? (
        <Drop
          multiple
          icon="image"
          accept="image/*"
          label={t("files-shots-drop")}
          hint={acting.isPending ? t("files-shots-busy") : t("files-shots-hint")}
          onFiles={(images) => mutate({ do: "add", images, language })}
        />
      ) : (
        <MayNot needs={["screenshot.add"]}>{t("files-shots-may-not")}</MayNot>
      )}
      {acting.error === null ? null : <FailureNote error={acting.error} />}
      {shots.results.length === 0 ? (
        <Empty icon="image" title={t("files-shots-none")}>
          {t("files-shots-none-about")}
        </Empty>
      ) : (
        <ul className={styles["shots"]}>
          {shots.results.map((shot) => (
            <Shot
              key={shot.id}
              shot={shot}
              place={place}
              language={language}
              mayEdit={may("screenshot.edit")}
              mayRemove={may("screenshot.delete")}
              onRemove={() => mutate({ do: "remove", id: shot.id })}
              onTie={(unit) => mutate({ do: "tie", id: shot.id, unit })}
              onUntie={(unit) => mutate({ do: "untie", id: shot.id, unit })}
            />
          ))}
        </ul>
      )}
    </Frame>
  );
};
