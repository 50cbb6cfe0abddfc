import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.mjs';
import { root } from '../install.mjs';

/**
 * Starts the product as it was built, with demo content in a fresh embedded database, for journeys
 * and measurements. Ready when it resolves.
 * @param {Record<string, string>} [settings] environment besides, or in place of, what is set here
 * @returns {Promise<{ url: string, pid: number, dataDir: string, stop: () => Promise<void> }>} its
 * address, its process, the folder of its database and undelivered mail, and what ends it and
 * removes that folder
 */
export async function startProduct(settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clubline-product-'));
  const port = settings.PORT ?? String(await freePort());
  const server = spawn(
    process.execPath,
    ['--enable-source-maps', join(root, 'apps/api/dist/main.js')],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        SITE_DIR: join(root, 'apps/site/dist'),
        SEED: 'demo',
        LOG_LEVEL: 'error',
        STOP_GRACE_SECONDS: '0',
        DATABASE_URL: '',
        REDIS_URL: '',
        ...settings,
        PORT: port,
      },
    },
  );
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const end = () => void server.kill('SIGTERM');
  // Whatever ends this process ends the product too.
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    end();
    if (!hasEnded()) await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
    if (hasEnded()) {
      await stop();
      throw new Error('The product ended before it was ready. Is it built?');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, pid: server.pid, dataDir, stop };
}
