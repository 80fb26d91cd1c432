/** The one way to the server: the typed client, by the session of the browser. */
import { createClient } from "@dragoman/client";

/** Path that the site hangs under, such as `/l10n`; empty at the root. */
export const base: string = document.documentElement.dataset["base"] ?? "";

export const client = createClient({ baseUrl: location.origin + base, retries: 1 });
