/** A link that signs in once: opening it is enough. */
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "wouter";
import { client } from "../api/client.ts";
import { FailureNote } from "../kit/failureNote.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { t } from "../l10n/text.ts";
import { Door, WithCode } from "./door.tsx";
import { useEntering } from "./entering.ts";

const ways = () => <Link href="/account/sign-in/">{t("account-other-way")}</Link>;

export const Page = () => (
  <WithCode title={t("account-sign-in")} ways={ways()}>
    {(code) => <Entering code={code} />}
  </WithCode>
);

const Entering = ({ code }: { readonly code: string }) => {
  const enter = useEntering();
  const { mutate, error } = useMutation({
    mutationFn: () => client.accounts.signInByLink({ body: { code } }).orThrow(),
    onSuccess: enter,
  });
  useEffect(() => mutate(), [mutate]);
  return (
    <Door title={t("account-sign-in")} ways={ways()}>
      {error === null ? <Shapes lines={1} /> : <FailureNote error={error} />}
    </Door>
  );
};
