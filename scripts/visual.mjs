/** Compares each story that has a kept picture, per theme, with it. `--update` accepts what changed and takes in what is new; further words filter by name. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const { buildAll } = await import('./build.mjs');
const { findBrowser } = await import('./browser.mjs');
const { serveFolder } = await import('./staticServer.mjs');

buildAll(['storybook']);
const server = await serveFolder(join(root, '.cache', 'storybook'));
const words = process.argv.slice(2).filter((word) => word !== '--update');
const isUpdate = process.argv.includes('--update');
const child = spawn(
  join(root, 'node_modules/.bin/playwright'),
  ['test', '--config', 'visual/playwright.config.ts', ...(isUpdate ? ['--update-snapshots'] : []), ...(words.length > 0 ? ['--grep', words.join(' ')] : [])],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STORYBOOK_URL: server.url, ...(isUpdate && { PICTURES: 'update' }), CLUBLINE_BROWSER: await findBrowser() } },
);
child.on('close', (code) => {
  server.close();
  process.exit(code ?? 1);
});
