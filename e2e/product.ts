import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { root } from '../scripts/install.mjs';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const ready = async (url: string, exited: () => boolean) => {
  for (;;) {
    if (exited()) throw new Error('The product ended before it was ready.');
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

export interface Product {
  /** Address of the running product. */
  url: string;
  /** Folder of its database and undelivered mail. */
  dataDir: string;
}

/** A product of its own for each worker: built code, fresh embedded database, demo content. */
export const test = base.extend<
  { goneHome: void },
  { product: Product; settings: Record<string, string> }
>({
  /** Nobody of one journey is still online in the next: they share a product. */
  goneHome: [
    async ({ browser }, give) => {
      await give();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  /**
   * Settings of the product besides those of every journey; a file that needs some has `test.use({
   * settings: … })`.
   */
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ settings }, give) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'clubline-e2e-'));
      const port = await freePort();
      const server = spawn(
        process.execPath,
        ['--enable-source-maps', join(root, 'apps/api/dist/main.js')],
        {
          cwd: root,
          stdio: ['ignore', 'ignore', 'inherit'],
          env: {
            ...process.env,
            PORT: String(port),
            DATA_DIR: dataDir,
            SITE_DIR: join(root, 'apps/site/dist'),
            SEED: 'demo',
            LOG_LEVEL: 'error',
            DATABASE_URL: '',
            REDIS_URL: '',
            ...settings,
          },
        },
      );
      let exited = false;
      server.on('exit', () => (exited = true));
      const url = `http://localhost:${port}`;
      await ready(url, () => exited);
      await give({ url, dataDir });
      server.kill('SIGTERM');
      if (!exited) await new Promise((resolve) => server.once('exit', resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, give) => give(product.url),
});

export { expect } from '@playwright/test';
