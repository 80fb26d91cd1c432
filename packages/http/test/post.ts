/** A server for mail that keeps what it is sent. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface Post {
  readonly port: number;
  readonly letters: { readonly to: string; readonly text: string }[];
  /** How many letters are refused first. */
  refuse: number;
  readonly close: () => Promise<void>;
}

const decoded = (text: string) =>
  text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

export const openPost = async (): Promise<Post> => {
  const letters: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      let text = "";
      stream.on("data", (part: Buffer) => (text += part.toString()));
      stream.on("end", () => {
        if (post.refuse > 0) {
          post.refuse--;
          done(new Error("not now"));
          return;
        }
        for (const { address } of session.envelope.rcptTo) letters.push({ to: address, text: decoded(text) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const post: Post = {
    port: (server.server.address() as AddressInfo).port,
    letters,
    refuse: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return post;
};
