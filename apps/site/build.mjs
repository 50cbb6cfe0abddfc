// Builds the site. What needs nothing of each other is made at the same time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const site = import.meta.dirname;

/** Runs a script beside this one; ends the build where it fails. */
async function run(script) {
  const child = spawn(process.execPath, [join(site, script)], { cwd: site, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

// Before any of them writes into it.
rmSync(join(site, 'dist'), { recursive: true, force: true });
await Promise.all([
  build({ root: site, logLevel: 'warn', build: { emptyOutDir: false } }),
  run('buildRenderer.mjs'),
  run('buildEmbeds.mjs'),
  run('buildIcons.mjs'),
]);
await run('prerender.mjs');
await run('buildServiceWorker.mjs');
await run('compress.mjs');
