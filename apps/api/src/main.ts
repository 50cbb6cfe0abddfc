import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { readConfig } from './config';
import { demoSignIns } from './demo';

const SHUTDOWN_MS = 25_000;

async function start(): Promise<void> {
  const config = readConfig();
  const builtSite = fileURLToPath(new URL('../../site/dist', import.meta.url));
  const siteDir = config.siteDir ?? (existsSync(builtSite) ? builtSite : undefined);
  const api = await createApp({ ...config, siteDir });
  await api.seed();
  await api.app.listen({ port: config.port, host: config.host });
  print(api.context.publicUrl(), config.seed === 'demo');

  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    api.app.log.info({ signal }, 'shutting down');
    // A request that never ends must not keep the process for ever.
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    api.close().then(
      () => process.exit(0),
      (err: unknown) => {
        api.app.log.error({ err }, 'shutting down failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (err) => api.app.log.error({ err }, 'unhandled rejection'));
}

function print(address: string, isDemo: boolean): void {
  const lines = ['', `  Clubline   ${address}`, `  API        ${address}/api/docs`];
  if (isDemo)
    lines.push(
      ...demoSignIns.map(({ username, password }) => `  sign in    ${username} / ${password}`),
    );
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
