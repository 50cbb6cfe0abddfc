/**
 * Hostile inputs to every call and event of the API, to pages, files and the handshake of sockets:
 * `npm run fuzz -- --inputs 50000 --seed 7`. The same tests run with a few hundred among those of
 * the API.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const words = ['vitest', 'run', '--silent=false', 'apps/api/src/modules/hostile'];
const { status } = spawnSync('npx', words, {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FUZZ_INPUTS: values.inputs, FUZZ_SEED: values.seed },
});
process.exit(status ?? 1);
