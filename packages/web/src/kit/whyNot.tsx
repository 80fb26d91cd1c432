/** Which right is missing, and who can give it. */
import { Link } from "wouter";
import { type Permission, textOfPermission } from "../api/held.ts";
import { useSession } from "../api/session.ts";
import { rich, t } from "../l10n/text.ts";

interface WhyNotProps {
  readonly needs: readonly Permission[];
  readonly site: boolean;
}

export const WhyNot = ({ needs, site }: WhyNotProps) => {
  const { user } = useSession();
  return (
    <>
      <p>{t("kit-may-not-needs", { count: needs.length })}</p>
      <ul>
        {needs.map((permission) => (
          <li key={permission}>
            <strong>{t(textOfPermission(permission))}</strong> <code>{permission}</code>
          </li>
        ))}
      </ul>
      {user === null ? (
        <p>
          <Link href="/account/sign-in/">{t("kit-may-not-sign-in")}</Link>
        </p>
      ) : (
        <p>{rich(`kit-may-not-${site ? "site" : "project"}`, { name: <bdi>{user.username}</bdi> })}</p>
      )}
    </>
  );
};
