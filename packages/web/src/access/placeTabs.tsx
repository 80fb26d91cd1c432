/** From one page that manages a place to the next. */
import { LinkTabs } from "../kit/tabs.tsx";
import { t } from "../l10n/text.ts";

export type PlaceTab = "settings" | "access" | "labels" | "addons";

interface PlaceTabsProps {
  readonly project: string;
  readonly component?: string | undefined;
  readonly here: PlaceTab;
}

export const PlaceTabs = ({ project, component, here }: PlaceTabsProps) => {
  const place = component === undefined ? `${project}/` : `${project}/${component}/`;
  const tabs: readonly PlaceTab[] =
    component === undefined ? ["settings", "access", "labels", "addons"] : ["settings", "addons"];
  return (
    <LinkTabs
      label={t("kit-manage-place")}
      here={`/${here}/${place}`}
      tabs={tabs.map((tab) => ({ href: `/${tab}/${place}`, label: t(`kit-manage-${tab}`) }))}
    />
  );
};
