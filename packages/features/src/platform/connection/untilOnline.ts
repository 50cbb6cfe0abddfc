import type { Connection } from './createConnection';

/** Resolves once there is a connection; at once, where there is one. */
export function untilOnline(connection: Connection): Promise<void> {
  if (connection.isOnline()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = connection.subscribe(() => {
      if (!connection.isOnline()) return;
      stop();
      resolve();
    });
  });
}
