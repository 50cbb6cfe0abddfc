/**
 * `npm run backup -- <folder>` and `npm run restore -- <folder>`: runs the program of that name
 * with the settings of `npm start`.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildAll } from '../build.mjs';
import { ensureInstalled, root } from '../install.mjs';

const [name, ...words] = process.argv.slice(2);
ensureInstalled();
buildAll(['api']);
// Where the person is who names it, which npm leaves.
const folders = words.map((word) => resolve(process.env.INIT_CWD ?? '.', word));
const run = spawnSync(process.execPath, [join(root, `apps/api/dist/${name}.js`), ...folders], {
  cwd: root,
  stdio: 'inherit',
  env: { DATA_DIR: join(root, '.data'), ...process.env },
});
process.exit(run.status ?? 1);
