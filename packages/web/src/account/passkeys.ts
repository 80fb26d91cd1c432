/** The browser's part of passkeys: it asks for the key, and nobody else can. */

interface AsJson {
  readonly toJSON: () => { readonly [key: string]: unknown };
}

/** Browsers that have no passkeys, or none that speak JSON, are offered none. */
export const passkeysWork = (): boolean =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

const answered = (credential: Credential | null) => {
  if (credential === null) throw new DOMException("No passkey was chosen.", "NotAllowedError");
  return (credential as unknown as AsJson).toJSON();
};

/** @throws DOMException where whoever was asked said no */
export const showPasskey = async (options: unknown) =>
  answered(
    await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  );

/** @throws DOMException where whoever was asked said no */
export const makePasskey = async (options: unknown) =>
  answered(
    await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  );

/** Whether somebody only changed their mind. */
export const wasDeclined = (error: unknown): boolean => error instanceof DOMException;
