/** A link that signs in once: opening it is enough. */
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { client } from "../api/client.ts";
import { FailureNote } from "../kit/failureNote.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { t } from "../l10n/text.ts";
import { Door } from "./door.tsx";
import { useEntering } from "./entering.ts";
import { codeOf } from "./model.ts";

export const Page = () => {
  const enter = useEntering();
  const [code] = useState(() => codeOf(location.hash));
  const { mutate, error } = useMutation({
    mutationFn: () => client.accounts.signInByLink({ body: { code } }).orThrow(),
    onSuccess: enter,
  });
  useEffect(() => mutate(), [mutate]);
  return (
    <Door title={t("account-sign-in")} ways={<Link href="/account/sign-in/">{t("account-other-way")}</Link>}>
      {error === null ? <Shapes lines={1} /> : <FailureNote error={error} />}
    </Door>
  );
};
