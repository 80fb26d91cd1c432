/** Whether a port can be listened on. */
import { once } from "node:events";
import { createServer } from "node:net";

export const isFree = async (port) => {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
};
