/** What all pages of one's own account share. Who is not signed in is asked to, and comes back. */
import type { SessionState } from "@dragoman/client";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useSession } from "../api/session.ts";
import { ButtonLink } from "../kit/button.tsx";
import { Page } from "../kit/page.tsx";
import { LinkTabs } from "../kit/tabs.tsx";
import { t } from "../l10n/text.ts";

export type OwnUser = NonNullable<SessionState["user"]>;

interface AccountFrameProps {
  readonly title: string;
  readonly children: (user: OwnUser, session: SessionState) => ReactNode;
}

export const AccountFrame = ({ title, children }: AccountFrameProps) => {
  const session = useSession();
  const [location] = useLocation();
  if (session.user === null)
    return (
      <Page title={t("account-needed")} about={t("account-needed-about")}>
        <div>
          <ButtonLink look="main" href={`/account/sign-in/?next=${encodeURIComponent(location)}`}>
            {t("account-sign-in")}
          </ButtonLink>
        </div>
      </Page>
    );
  const tabs = [
    { href: "/account/", label: t("account-profile") },
    { href: "/account/security/", label: t("account-security") },
    { href: "/account/notifications/", label: t("account-notifications") },
    { href: "/account/tokens/", label: t("account-tokens") },
  ];
  return (
    <Page
      title={title}
      heading={<bdi>{session.user.full_name === "" ? session.user.username : session.user.full_name}</bdi>}
      about={<bdi>{session.user.username}</bdi>}
      tabs={<LinkTabs label={t("account-yours")} tabs={tabs} here={location} />}
    >
      {children(session.user, session)}
    </Page>
  );
};
