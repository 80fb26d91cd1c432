/** What went wrong, in words: by the kind of the failure, with what the server said of it where that helps. */
import { isFailure } from "@dragoman/client";
import { t } from "../l10n/text.ts";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

/** One line for people. */
export const failureWords = (error: unknown): string => {
  if (!isFailure(error)) return t("kit-failed-unexpected");
  switch (error.kind) {
    case "invalid":
    case "forbidden":
    case "busy":
    case "too-large":
    case "outdated":
      return error.message;
    case "not-found":
      return t("kit-failed-not-found");
    case "unauthenticated":
      return t("kit-failed-signed-out");
    case "too-many-requests":
      return t("kit-failed-too-many", { seconds: error.retryAfter ?? 10 });
    case "network":
    case "unavailable":
      return t("kit-failed-network");
    default:
      return t("kit-failed-unexpected");
  }
};

/** The server's own words, which are English: about what was sent, or what may not be done. */
const isServers = (error: unknown) =>
  isFailure(error) && ["invalid", "forbidden", "busy", "too-large", "outdated"].includes(error.kind);

export const FailureNote = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}) => (
  <Note
    kind="bad"
    alert
    title={isServers(error) ? <span lang="en">{failureWords(error)}</span> : failureWords(error)}
    actions={onRetry === undefined ? undefined : <Button onClick={onRetry}>{t("kit-try-again")}</Button>}
  />
);
