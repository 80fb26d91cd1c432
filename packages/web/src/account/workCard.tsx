/** How one works: which languages one translates into, and how the editor answers to keys. */
import type { Profile } from "@dragoman/client";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { sessionQuery } from "../api/session.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { CheckField } from "../kit/field.tsx";
import { LanguagePick } from "../kit/languagePick.tsx";
import { say } from "../kit/toast.tsx";
import { formatLanguage } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import type { OwnUser } from "./accountFrame.tsx";
import { languagesQuery } from "../api/languages.ts";
import styles from "./account.module.css";

export const WorkCard = ({ user }: { readonly user: OwnUser }) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(languagesQuery);
  const save = useMutation({
    mutationFn: (body: Partial<Profile>) => client.profiles.change({ username: user.username, body }).orThrow(),
    onSuccess: () => {
      say(t("account-saved"));
      return queries.invalidateQueries(sessionQuery);
    },
  });
  const nameOf = (code: string) =>
    formatLanguage(data.find((language) => language.code === code) ?? { code, name: code });
  const lists = [
    ["languages", user.profile.languages],
    ["secondary_languages", user.profile.secondary_languages],
  ] as const;
  return (
    <Card title={t("account-work")}>
      {save.isError ? <FailureNote error={save.error} /> : null}
      {lists.map(([list, codes]) => (
        <div key={list} className={styles["narrow"]}>
          <LanguagePick
            label={t(`account-${list}`)}
            hint={t(`account-${list}-hint`)}
            action={t("kit-add")}
            languages={data.filter(({ code }) => !codes.includes(code))}
            busy={save.isPending}
            onPick={(code) => save.mutate({ [list]: [...codes, code] })}
          />
          {codes.length === 0 ? null : (
            <ul className={styles["chosen"]}>
              {codes.map((code) => (
                <li key={code}>
                  <Button
                    small
                    icon="close"
                    busy={save.isPending}
                    aria-label={t("account-remove-language", { language: nameOf(code) })}
                    data-own
                    onClick={() => save.mutate({ [list]: codes.filter((each) => each !== code) })}
                  >
                    <bdi>{nameOf(code)}</bdi>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <CheckField
        label={t("account-enter-saves")}
        hint={t("account-enter-saves-hint")}
        checked={user.profile.enter_saves}
        disabled={save.isPending}
        onChange={(event) => save.mutate({ enter_saves: event.target.checked })}
      />
    </Card>
  );
};
