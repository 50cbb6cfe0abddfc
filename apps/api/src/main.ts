import { readConfig } from './config';
import { demoSignIns } from './demo';
import { startNode } from './start/startNode';
import { endRefused } from './startRefusal';
import { stopOnSignals } from './start/stopNode';

async function start(): Promise<void> {
  // What this process writes is for its owner alone.
  process.umask(0o077);
  const config = readConfig();
  const api = await startNode(config, warn);
  print(api.context.publicUrl(), config.seed === 'demo');
  stopOnSignals(api, config.stopGraceSeconds * 1_000);
  process.on('unhandledRejection', (err) => api.app.log.error({ err }, 'unhandled rejection'));
}

const warn = (note: string): void => void process.stderr.write(`\n  WARNING  ${note}\n`);

function print(address: string, isDemo: boolean): void {
  const lines = ['', `  Clubline   ${address}`, `  API        ${address}/api/docs`];
  const pin = process.env['VITE_ADMIN_PIN'];
  if (isDemo)
    lines.push(
      ...demoSignIns.map(({ username, password }) => `  sign in    ${username} / ${password}`),
      // The site's, which `npm start` builds with it.
      ...(pin ? [`  PIN        ${pin}, at /_admin/create-racer`] : []),
    );
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

start().catch((error: unknown) => endRefused(error));
