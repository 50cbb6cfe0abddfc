import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from '../build.mjs';
import { ensureInstalled, root } from '../install.mjs';

/** Runs a program of the API with the settings of `npm start`, and ends as it ends. */
export function runProgram(name, words) {
  ensureInstalled();
  buildAll(['api']);
  const run = spawnSync(process.execPath, [join(root, `apps/api/dist/${name}.js`), ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { DATA_DIR: join(root, '.data'), ...process.env },
  });
  process.exit(run.status ?? 1);
}
