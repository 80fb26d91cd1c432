/** What pages of the administration share: the way between them, and for others why they see nothing. */
import type { ReactNode } from "react";
import { type Permission, useMay } from "../api/held.ts";
import { Note } from "../kit/note.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { LinkTabs } from "../kit/tabs.tsx";
import { t } from "../l10n/text.ts";

const tabs = [
  "health",
  "users",
  "teams",
  "roles",
  "languages",
  "addons",
  "tasks",
  "ssh",
  "lists",
  "memory",
  "backups",
] as const;
type ManageTab = (typeof tabs)[number];

/** Pages that need a right of their own beside that to the administration. */
const needs: Partial<Record<ManageTab, Permission>> = { addons: "management.addons" };

const addressOf = (tab: ManageTab) => (tab === "health" ? "/manage/" : `/manage/${tab}/`);

interface ManageFrameProps {
  readonly here: ManageTab;
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  /** Drawn, and so asked for, where one may see it alone. */
  readonly children: () => ReactNode;
}

export const ManageFrame = ({ here, about, actions, children }: ManageFrameProps) => {
  const holds = useMay({});
  const may = holds("management.use");
  const offered = tabs.filter((tab) => tab === here || needs[tab] === undefined || holds(needs[tab]));
  return (
    <Frame
      title={t(`kit-admin-${here}`)}
      about={may ? about : undefined}
      crumbs={[{ label: t("kit-manage"), ...(here === "health" ? {} : { href: "/manage/" }) }]}
      actions={may ? actions : undefined}
      tabs={
        may ? (
          <LinkTabs
            label={t("kit-manage")}
            here={addressOf(here)}
            tabs={offered.map((tab) => ({ href: addressOf(tab), label: t(`kit-admin-${tab}`) }))}
          />
        ) : undefined
      }
    >
      {may ? <Inside>{children}</Inside> : <Note title={t("kit-admin-closed")}>{t("kit-admin-closed-about")}</Note>}
    </Frame>
  );
};

const Inside = ({ children }: { readonly children: () => ReactNode }) => children();
