/** The end of the bar: jumping elsewhere, and oneself or the way in. */
import { useSession } from "../api/session.ts";
import { Avatar } from "../kit/avatar.tsx";
import { ButtonLink } from "../kit/button.tsx";
import { t } from "../l10n/text.ts";
import { Link } from "wouter";

export const TopTools = () => {
  const { user } = useSession();
  return user === null ? (
    <ButtonLink href="/account/sign-in/" small>
      {t("kit-sign-in")}
    </ButtonLink>
  ) : (
    <Link href="/account/" aria-label={`${t("kit-account")}: ${user.username}`}>
      <Avatar name={user.full_name === "" ? user.username : user.full_name} />
    </Link>
  );
};
