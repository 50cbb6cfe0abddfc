import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildSideBySide } from './build.mjs';
import { setDemoPin } from './demoPin.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();

// Demo accounts have public passwords: they are seeded by default only into the embedded database.
const seed =
  process.env.SEED ??
  (process.env.DATABASE_URL || process.env.NODE_ENV === 'production' ? 'none' : 'demo');
// Before the site is built, which knows it.
setDemoPin(process.env, seed);
await buildSideBySide(['site', 'api']);
const server = spawn(
  process.execPath,
  ['--enable-source-maps', join(root, 'apps/api/dist/main.js')],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      DATA_DIR: join(root, '.data'),
      SITE_DIR: join(root, 'apps/site/dist'),
      LOG_LEVEL: 'warn',
      // Two passwords and two pictures at a time leave as many threads to files.
      UV_THREADPOOL_SIZE: '8',
      ...process.env,
      SEED: seed,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
