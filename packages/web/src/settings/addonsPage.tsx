/** Add-ons of a project or a component. */
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMay } from "../api/held.ts";
import { componentQuery, projectQuery } from "../api/places.ts";
import { MayNot } from "../kit/mayNot.tsx";
import { t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { AddonLists } from "./addonLists.tsx";
import { placeOf } from "./model.ts";
import { PlaceFrame } from "./placeFrame.tsx";
import { addonsQuery, kindsQuery } from "./queries.ts";

export const Page = ({ params }: PageProps) => {
  const { project, component } = placeOf(params["*"]);
  const { data: place } = useSuspenseQuery(projectQuery(project));
  const { data: inside } = useQuery({
    ...componentQuery({ project, component: component ?? "" }),
    enabled: component !== undefined,
    throwOnError: true,
  });
  const { data: kinds } = useSuspenseQuery(kindsQuery(project, component));
  const { data: addons } = useSuspenseQuery(addonsQuery);
  const needed = component === undefined ? "project.edit" : "component.edit";
  const may = useMay({ project, component })(needed);
  const here = component === undefined ? place.url : inside?.url;
  const name = inside?.name ?? place.name;
  return (
    <PlaceFrame
      words="settings-addons-title"
      about={t("settings-addons-about")}
      project={place}
      component={component === undefined ? undefined : { path: component, name }}
      here="addons"
    >
      {may ? null : <MayNot needs={[needed]} />}
      <AddonLists
        place={component === undefined ? { of: "project", project } : { of: "component", project, component }}
        installed={addons.filter((addon) => (component === undefined ? addon.project : addon.component) === here)}
        kinds={kinds}
        fits={({ scope }) => component !== undefined || scope === "project"}
        may={may}
      />
    </PlaceFrame>
  );
};
