/** Accounts of the site: found, created, changed. */
import type { User } from "@dragoman/client";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { Pill } from "../kit/pill.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { Table } from "../kit/table.tsx";
import { Time } from "../kit/time.tsx";
import { t } from "../l10n/text.ts";
import { ManageFrame } from "./manageFrame.tsx";
import { usersQuery } from "./queries.ts";
import { UserDialog } from "./userDialog.tsx";

export const Page = () => {
  const [changing, setChanging] = useState<User | "new">();
  return (
    <ManageFrame
      here="users"
      actions={
        <Button icon="add" onClick={() => setChanging("new")}>
          {t("access-user-new")}
        </Button>
      }
    >
      {() => (
        <>
          <Users onChange={setChanging} />
          {changing === undefined ? null : (
            <UserDialog user={changing === "new" ? undefined : changing} onClose={() => setChanging(undefined)} />
          )}
        </>
      )}
    </ManageFrame>
  );
};

const Users = ({ onChange }: { readonly onChange: (user: User) => void }) => {
  const [typed, setTyped] = useState("");
  const { data, error } = useQuery({
    ...usersQuery(useDeferredValue(typed.trim())),
    placeholderData: (before) => before,
  });
  return (
    <>
      <TextField
        label={t("access-users-find")}
        type="search"
        value={typed}
        dir="ltr"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {error === null ? null : <FailureNote error={error} />}
      <Card
        flush
        title={t("kit-admin-users")}
        footer={
          data === undefined ? undefined : t("access-users-count", { count: data.count, shown: data.results.length })
        }
      >
        {data === undefined ? (
          <Shapes />
        ) : data.results.length === 0 ? (
          <Empty icon="user" title={t("access-nobody")} />
        ) : (
          <Table
            label={t("kit-admin-users")}
            rows={data.results}
            keyOf={({ id }) => id}
            columns={[
              { id: "username", label: t("access-username"), cell: ({ username }) => <bdi>{username}</bdi> },
              { id: "name", label: t("access-full-name"), cell: ({ full_name }) => <bdi>{full_name}</bdi> },
              { id: "state", label: t("access-user-state"), cell: (user) => <UserState user={user} /> },
              {
                id: "login",
                label: t("access-user-login"),
                cell: ({ last_login }) => (last_login === null ? t("access-never") : <Time at={last_login} />),
              },
              {
                id: "change",
                label: t("access-actions"),
                cell: (user) => (
                  <Button
                    small
                    data-own
                    aria-label={t("access-team-change-of", { name: user.username })}
                    onClick={() => onChange(user)}
                  >
                    {t("access-team-change")}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Card>
    </>
  );
};

const UserState = ({ user }: { readonly user: User }) => (
  <>
    {user.is_active ? null : <Pill kind="bad">{t("access-user-inactive")}</Pill>}{" "}
    {user.is_superuser ? <Pill kind="warn">{t("access-user-superuser")}</Pill> : null}{" "}
    {user.is_bot ? <Pill>{t("access-user-bot")}</Pill> : null}
  </>
);
