import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setDemoPin } from './demoPin.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const env = {
  DATA_DIR: join(root, '.data'),
  SEED: 'demo',
  LOG_LEVEL: 'warn',
  STOP_GRACE_SECONDS: '0',
  ...process.env,
};
setDemoPin(env, env.SEED);
const children = [
  spawn('npx', ['tsx', 'watch', 'src/main.ts'], {
    cwd: join(root, 'apps/api'),
    stdio: 'inherit',
    env: { PORT: '4000', ...env },
  }),
  spawn('npx', ['vite', '--port', '5173'], { cwd: join(root, 'apps/site'), stdio: 'inherit', env }),
];
const end = (code) => {
  for (const child of children) child.kill();
  process.exit(code);
};
for (const child of children) child.on('exit', (code) => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
