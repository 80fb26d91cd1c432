/** Lists of components, by which teams and start pages know several at once. */
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ManageFrame } from "../access/manageFrame.tsx";
import { keyOf } from "../access/model.ts";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Confirm } from "../kit/dialog.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { FormRow } from "../kit/form.tsx";
import { TextField } from "../kit/field.tsx";
import { t } from "../l10n/text.ts";
import { listsQuery } from "./queries.ts";
import styles from "./manage.module.css";

export const Page = () => (
  <ManageFrame here="lists" about={t("manage-lists-about")}>
    {() => <Lists />}
  </ManageFrame>
);

const Lists = () => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(listsQuery);
  const [name, setName] = useState("");
  const [slug, setSlug] = useState("");
  const refresh = () => queries.invalidateQueries(listsQuery);
  const make = useMutation({
    mutationFn: () => client.componentLists.create({ body: { name, slug } }).orThrow(),
    onSuccess: () => {
      setName("");
      setSlug("");
      return refresh();
    },
  });
  const [removing, setRemoving] = useState<(typeof data)[number]>();
  const remove = useMutation({
    mutationFn: (list: string) => client.componentLists.remove({ list }).orThrow(),
    onSuccess: async () => {
      setRemoving(undefined);
      await refresh();
    },
  });
  const rest = beyondFields(make.error, ["name", "slug"]);
  return (
    <>
      <Card flush title={t("kit-admin-lists")}>
        {data.length === 0 ? (
          <Empty icon="list" title={t("manage-lists-none")} />
        ) : (
          <Lines>
            {data.map((list) => (
              <li key={list.id} className={styles["task"]}>
                <strong>
                  <bdi>{list.name}</bdi>
                </strong>
                <span className={styles["about"]}>
                  <bdi>{list.components.map((url) => keyOf(url)).join(", ")}</bdi>
                </span>
                <Button
                  small
                  data-own
                  aria-label={t("manage-remove-of", { name: list.name })}
                  onClick={() => setRemoving(list)}
                >
                  {t("manage-remove")}
                </Button>
              </li>
            ))}
          </Lines>
        )}
      </Card>
      {removing === undefined ? null : (
        <Confirm
          title={t("manage-remove-of", { name: removing.name })}
          action={t("manage-list-remove")}
          danger
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removing.slug)}
          onClose={() => setRemoving(undefined)}
        >
          <p>{t("manage-list-remove-about", { count: removing.components.length })}</p>
          {remove.isError ? <FailureNote error={remove.error} /> : null}
        </Confirm>
      )}
      <Card title={t("manage-list-new")}>
        {rest === undefined ? null : <FailureNote error={rest} />}
        <FormRow onSend={() => make.mutate()}>
          <TextField
            label={t("manage-name")}
            value={name}
            dir="auto"
            errors={messagesOf(make.error, "name")}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label={t("manage-slug")}
            value={slug}
            dir="ltr"
            errors={messagesOf(make.error, "slug")}
            onChange={(event) => setSlug(event.target.value)}
          />
          <Button type="submit" look="main" busy={make.isPending}>
            {t("manage-list-new")}
          </Button>
        </FormRow>
      </Card>
    </>
  );
};
