/** Add-ons that work on every component of the site that they fit. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { ManageFrame } from "../access/manageFrame.tsx";
import { useMay } from "../api/held.ts";
import { MayNot } from "../kit/mayNot.tsx";
import { t } from "../l10n/text.ts";
import { discovery } from "../settings/addonDialog.tsx";
import { AddonLists } from "../settings/addonLists.tsx";
import { addonsQuery, kindsQuery } from "../settings/queries.ts";

export const Page = () => {
  const may = useMay({})("management.addons");
  return (
    <ManageFrame here="addons" about={t("manage-addons-about")}>
      {/* Who may not manage them is not told which there are. */}
      {() => (may ? <SiteAddons /> : <MayNot site needs={["management.addons"]} />)}
    </ManageFrame>
  );
};

const SiteAddons = () => {
  const { data: kinds } = useSuspenseQuery(kindsQuery());
  const { data: addons } = useSuspenseQuery(addonsQuery);
  return (
    <AddonLists
      place={{ of: "site" }}
      installed={addons.filter(({ project, component }) => project === null && component === null)}
      kinds={kinds}
      // It makes components out of one repository.
      fits={({ name }) => name !== discovery}
      may
    />
  );
};
