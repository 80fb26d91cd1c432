/** What one can reach from everywhere, behind one's own sign. */
import type { ReactElement } from "react";
import { Menu } from "../kit/menu.tsx";
import { t } from "../l10n/text.ts";

interface OwnMenuProps {
  readonly trigger: ReactElement;
  readonly username: string;
  readonly isSuperuser: boolean;
  /** Undefined where the program around signs people in and out. */
  readonly onSignOut: (() => void) | undefined;
}

export const OwnMenu = ({ trigger, username, isSuperuser, onSignOut }: OwnMenuProps) => (
  <Menu
    trigger={trigger}
    groups={[
      [
        { label: t("kit-account"), icon: "user", href: "/account/" },
        { label: t("kit-activity"), icon: "clock", href: `/user/${encodeURIComponent(username)}/` },
      ],
      isSuperuser ? [{ label: t("kit-manage"), icon: "settings", href: "/manage/" }] : [],
      onSignOut === undefined ? [] : [{ label: t("kit-sign-out"), icon: "external", onChoose: onSignOut }],
    ]}
  />
);
