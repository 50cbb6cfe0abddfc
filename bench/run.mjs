/**
 * Mounts our heavy components beside a hand-written equivalent and, where they are installed,
 * beside peers, in one real browser, in turn, and prints medians as ratios to the hand-written one.
 * `node bench/run.mjs [results|chat] [rounds]`; ends with 1 when a class of 1,000 in a dead heat
 * never opens within 100 ms.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../scripts/browsers/chromium.mjs';
import { buildAll } from '../scripts/build.mjs';
import { rounds as playRounds } from './rounds.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const [only, count = '15'] = process.argv.slice(2);

if (!existsSync(join(here, 'node_modules', 'esbuild'))) {
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}
buildAll(['ui']);

const { build } = await import('esbuild');
const require = createRequire(join(root, 'package.json'));
const peer = (name, file) =>
  existsSync(join(here, 'node_modules', name))
    ? join(here, 'peers', file)
    : join(here, 'peers', 'none.jsx');
const bundle = join(root, '.cache', 'bench');
await build({
  entryPoints: { page: join(here, 'page.jsx') },
  outdir: bundle,
  bundle: true,
  minify: true,
  format: 'iife',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: {
    // One React for all, and the components as they are published.
    react: dirname(require.resolve('react/package.json')),
    'react-dom': dirname(require.resolve('react-dom/package.json')),
    '#tanstack': peer('@tanstack/react-table', 'TanstackTable.jsx'),
    '#virtua': peer('virtua', 'VirtuaList.jsx'),
  },
  logLevel: 'error',
});

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
console.log(
  `Chromium ${browser.version()}, medians of ${count} rounds in turn;`,
  'the first column of figures is the ratio to the one written by hand.',
);
await playRounds({ browser, bundle, only, count: Number(count) });
await browser.close();
