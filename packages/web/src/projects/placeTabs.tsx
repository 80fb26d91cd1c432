/** The pages of a project or of a component, as tabs; those that nobody may use here are not offered. */
import { useLocation } from "wouter";
import type { Permission } from "../api/held.ts";
import { LinkTabs } from "../kit/tabs.tsx";
import { t } from "../l10n/text.ts";

interface PlaceTabsProps {
  readonly project: string;
  readonly component?: string;
  readonly may: (permission: Permission) => boolean;
}

export const PlaceTabs = ({ project, component, may }: PlaceTabsProps) => {
  const [here] = useLocation();
  const at = component === undefined ? `${project}/` : `${project}/${component}/`;
  const query = component === undefined ? `?project=${project}` : `?project=${project}&component=${component}`;
  const tabs = [
    { label: t("projects-tab-overview"), href: `/projects/${at}`, shown: true },
    { label: t("projects-tab-changes"), href: `/changes/${query}`, shown: true },
    { label: t("projects-tab-repository"), href: `/repository/${at}`, shown: may("vcs.view") },
    {
      label: t("projects-tab-screenshots"),
      href: `/screenshots/${at}`,
      shown: component !== undefined,
    },
    {
      label: t("projects-tab-labels"),
      href: `/labels/${at}`,
      shown: component === undefined && may("project.edit"),
    },
    { label: t("projects-tab-addons"), href: `/addons/${at}`, shown: may("component.edit") },
    {
      label: t("projects-tab-access"),
      href: `/access/${at}`,
      shown: component === undefined && may("project.permissions"),
    },
    {
      label: t("projects-tab-settings"),
      href: `/settings/${at}`,
      shown: may(component === undefined ? "project.edit" : "component.edit"),
    },
  ];
  return <LinkTabs label={t("projects-tabs")} tabs={tabs.filter(({ shown }) => shown)} here={here} />;
};
