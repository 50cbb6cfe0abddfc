import type { Api } from '../app';

/** Longer than requests get to be answered; nothing may keep the process for ever. */
const SHUTDOWN_MS = 40_000;

/**
 * Stops a node: says that it is not ready, goes on answering during `grace`, in which a proxy
 * notices, then closes.
 */
export async function stopNode(api: Api, grace: () => Promise<void>): Promise<void> {
  api.announceStop();
  await grace();
  await api.close();
}

/** Stops the node and ends the process when it is told to: with 0 once everything is stored. */
export function stopOnSignals(api: Api, graceMs: number): void {
  const { log } = api.app;
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'shutting down');
    // A proxy needs time to ask another node instead; a person at a terminal needs none.
    const wait = signal === 'SIGTERM' ? graceMs : 0;
    setTimeout(() => process.exit(1), wait + SHUTDOWN_MS).unref();
    try {
      await stopNode(api, () => new Promise((resolve) => setTimeout(resolve, wait)));
      process.exit(0);
    } catch (err) {
      log.error({ err }, 'shutting down failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, (received: NodeJS.Signals) => void stop(received));
}
