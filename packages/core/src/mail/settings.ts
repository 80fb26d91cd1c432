/** How mail leaves. Addresses in it never come from a request: whoever asks could name a host of theirs. */
import { Context } from "effect";

export const MailSettings = Context.Reference<{
  /** `smtp://user:password@host:port`, or `smtps://`. Without it no mail is sent. */
  readonly url: string | undefined;
  readonly from: string;
  /** What links in mail begin with, without a slash at the end; where it is empty no mail is sent. */
  readonly siteUrl: string;
}>("@dragoman/core/mail/MailSettings", { defaultValue: () => ({ url: undefined, from: "", siteUrl: "" }) });
