/** A further proof that it is oneself, asked for where the sign-in is a while ago: the server says so when it matters. */
import { type Dispatch, type SetStateAction, useState } from "react";
import { messagesOf } from "../api/failures.ts";
import { TextField } from "../kit/field.tsx";
import { t } from "../l10n/text.ts";

interface Proof {
  readonly code: string;
  readonly setCode: Dispatch<SetStateAction<string>>;
  /** What calls that may ask for it are given. */
  readonly body: { readonly code?: string };
}

export const useProof = (): Proof => {
  const [code, setCode] = useState("");
  return { code, setCode, body: code === "" ? {} : { code } };
};

interface ProofFieldProps {
  readonly proof: Proof;
  /** What the last call failed by. */
  readonly error: unknown;
  readonly className: string | undefined;
}

/** Nothing until it is asked for. */
export const ProofField = ({ proof: { code, setCode }, error, className }: ProofFieldProps) => {
  const errors = messagesOf(error, "code");
  if (errors.length === 0 && code === "") return null;
  return (
    <div className={className}>
      <TextField
        label={t("account-app-code")}
        hint={t("account-proof-hint")}
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        errors={errors}
      />
    </div>
  );
};
