/** What roles allow, in words, when it is asked for. */
import type { Role } from "@dragoman/client";
import { type Permission, textOfPermission } from "../api/held.ts";
import { t } from "../l10n/text.ts";
import { permissionGroups } from "./model.ts";
import styles from "./access.module.css";

export const RoleWords = ({ roles }: { readonly roles: readonly Pick<Role, "permissions">[] }) => {
  const held = new Set(roles.flatMap(({ permissions }) => permissions));
  if (held.size === 0) return <p className={styles["about"]}>{t("access-role-nothing")}</p>;
  return (
    <details className={styles["details"]}>
      <summary>{t("access-role-means", { count: held.size })}</summary>
      <PermissionWords held={held} />
    </details>
  );
};

export const PermissionWords = ({ held }: { readonly held: ReadonlySet<Permission> }) => (
  <dl className={styles["words"]}>
    {permissionGroups
      .map(({ id, permissions }) => ({ id, own: permissions.filter((each) => held.has(each)) }))
      .filter(({ own }) => own.length > 0)
      .map(({ id, own }) => (
        <div key={id}>
          <dt>{t(`access-group-${id}`)}</dt>
          {own.map((permission) => (
            <dd key={permission}>{t(textOfPermission(permission))}</dd>
          ))}
        </div>
      ))}
  </dl>
);
