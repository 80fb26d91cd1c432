/** The key by which the server comes to repositories over ssh: who owns one gives it access there. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useMay } from "../api/held.ts";
import { CopyButton, CopyText } from "../kit/copyLine.tsx";
import { Note } from "../kit/note.tsx";
import { rich, t } from "../l10n/text.ts";
import { projectKeyQuery } from "./queries.ts";

export const SshAccess = ({ project }: { readonly project: string }) => {
  const may = useMay({});
  const { data: key } = useQuery(projectKeyQuery(project));
  if (key === undefined) return null;
  return (
    <Note title={t("repository-ssh")} actions={<CopyButton text={key.public_key} />}>
      <p>{t(key.own ? "repository-ssh-own" : "repository-ssh-site")}</p>
      <CopyText text={key.public_key} />
      <p>
        {may("management.use")
          ? rich("repository-ssh-hosts", {
              hosts: <Link href="/manage/ssh/">{t("repository-ssh-hosts-link")}</Link>,
            })
          : t("repository-ssh-hosts-ask")}
      </p>
    </Note>
  );
};
