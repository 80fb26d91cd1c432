/** Reading files that may be of any kind. */
import { CodecError } from "@dragoman/formats";

/** What `run` answers; undefined where a file cannot be read. */
export const attempt = <A>(run: () => A, refused: (error: CodecError) => void = () => undefined): A | undefined => {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    refused(error);
    return undefined;
  }
};
