/**
 * How long the first `npm start` takes on a fresh clone of what is committed, with dependencies in
 * place, until it is ready. `node bench/start.mjs`; needs Linux.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from '../scripts/install.mjs';
import { freePort } from '../scripts/servers/freePort.mjs';
import { noteFigure } from './figures.mjs';

ensureInstalled();
const AIM_S = 8;
// Beside the original, on the same disk: its packages are linked, not copied.
const folder = mkdtempSync(join(root, '.cache', 'first-start-'));
const clone = join(folder, 'clubline');
let server;
try {
  execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '-qs', root, clone]);
  const workspaces = ['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(root, kind)).map((name) => join(kind, name)),
  );
  for (const place of ['', ...workspaces]) {
    const packages = join(root, place, 'node_modules');
    if (existsSync(packages)) execFileSync('cp', ['-al', packages, join(clone, place)]);
  }
  const port = await freePort();
  const began = performance.now();
  server = spawn('npm', ['start'], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, PORT: String(port), DATABASE_URL: '', REDIS_URL: '' },
  });
  while (!(await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('npm start ended before it was ready.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = Number(((performance.now() - began) / 1_000).toFixed(1));
  console.log(`${seconds} s (≤ ${AIM_S}), load of this machine ${loadavg()[0].toFixed(1)}`);
  noteFigure('first `npm start`, installing aside', seconds, { unit: ' s', most: AIM_S });
} finally {
  if (server && server.exitCode === null) {
    // The group that npm leads, and nobody else's.
    process.kill(-server.pid, 'SIGTERM');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}
