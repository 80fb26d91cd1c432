/** The pages of a project or of a component, as tabs; those that nobody may use here are not offered. */
import { type Permission, useMay } from "../api/held.ts";
import { t } from "../l10n/text.ts";
import { LinkTabs } from "./tabs.tsx";

export type PlaceTab =
  | "overview"
  | "glossary"
  | "changes"
  | "insights"
  | "repository"
  | "screenshots"
  | "labels"
  | "addons"
  | "access"
  | "settings";

interface PlaceTabsProps {
  readonly project: string;
  readonly component?: string | undefined;
  readonly here: PlaceTab;
}

interface Tab {
  readonly id: PlaceTab;
  /** Nothing for everybody who sees the place. */
  readonly needs?: Permission;
}

const ofProject: readonly Tab[] = [
  { id: "overview" },
  { id: "glossary" },
  { id: "changes" },
  { id: "insights" },
  { id: "repository", needs: "vcs.view" },
  { id: "labels", needs: "project.edit" },
  { id: "addons", needs: "component.edit" },
  { id: "access", needs: "project.permissions" },
  { id: "settings", needs: "project.edit" },
];

const ofComponent: readonly Tab[] = [
  { id: "overview" },
  { id: "changes" },
  { id: "insights" },
  { id: "repository", needs: "vcs.view" },
  { id: "screenshots" },
  { id: "addons", needs: "component.edit" },
  { id: "settings", needs: "component.edit" },
];

export const PlaceTabs = ({ project, component, here }: PlaceTabsProps) => {
  const may = useMay(component === undefined ? { project } : { project, component });
  const at = component === undefined ? `${project}/` : `${project}/${component}/`;
  const hrefOf = (id: PlaceTab) => {
    if (id === "overview") return `/projects/${at}`;
    if (id !== "changes") return `/${id}/${at}`;
    return `/changes/?project=${project}${component === undefined ? "" : `&component=${component}`}`;
  };
  const tabs = component === undefined ? ofProject : ofComponent;
  return (
    <LinkTabs
      label={t("kit-tabs")}
      here={hrefOf(here)}
      tabs={tabs
        .filter(({ id, needs }) => id === here || needs === undefined || may(needs))
        .map(({ id }) => ({ href: hrefOf(id), label: t(`kit-tab-${id}`) }))}
    />
  );
};
