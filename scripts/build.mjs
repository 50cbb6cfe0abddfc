import { createHash } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';

const filesBelow = (path) => {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [full];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) =>
    ['node_modules', 'dist', '.cache'].includes(entry.name)
      ? []
      : filesBelow(join(path, entry.name)),
  );
};

const shared = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'packages/contract',
  'scripts/browsers/browserTargets.mjs',
  'scripts/buildElement.mjs',
  'scripts/packages/clientModules.mjs',
  'scripts/packages/elementIntegrity.mjs',
  'scripts/packages/websocketOnly.mjs',
  'scripts/smallReact',
  'scripts/emitDeclarations.mjs',
  'scripts/packageEntries.mjs',
];

/**
 * What can be built, in an order in which each finds what it needs, with the paths its output
 * depends on.
 */
const targets = {
  ui: {
    output: 'packages/ui/dist/index.mjs',
    inputs: [...shared, 'packages/ui'],
    command: ['npm', 'run', 'build', '-w', '@clubline/ui'],
  },
  features: {
    output: 'packages/features/dist/index.mjs',
    inputs: [...shared, 'packages/ui', 'packages/features'],
    command: ['npm', 'run', 'build', '-w', '@clubline/features'],
  },
  site: {
    output: 'apps/site/dist/index.html',
    inputs: [...shared, 'packages/ui', 'packages/features', 'apps/site'],
    command: ['npm', 'run', 'build', '-w', '@clubline/site'],
    env: /^VITE_/,
  },
  api: {
    output: 'apps/api/dist/main.js',
    inputs: [...shared, 'apps/api'],
    command: ['npm', 'run', 'build', '-w', '@clubline/api'],
  },
  storybook: {
    output: '.cache/storybook/index.json',
    inputs: [
      ...shared,
      '.storybook',
      '.changeset',
      'packages/ui',
      'packages/features',
      'apps/site/public',
      'apps/site/src/content',
      'examples',
    ],
    command: ['npm', 'run', 'build-storybook', '--'],
  },
};

const fingerprint = ({ inputs, env }) => {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow).sort())
    hash.update(relative(root, file)).update(readFileSync(file));
  for (const name of Object.keys(process.env)
    .filter((key) => env?.test(key))
    .sort())
    hash.update(`${name}=${process.env[name]}`);
  return hash.digest('hex');
};

/**
 * Builds one target unless its output is already made from exactly these inputs.
 * @returns {{ name: string, ok: boolean, fresh: boolean, output: string }} `output` holds what a
 * failed build said
 */
export function build(name) {
  const target = targets[name];
  const stamp = join(root, '.cache', `built-${name}`);
  const print = fingerprint(target);
  if (
    existsSync(join(root, target.output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === print
  )
    return { name, ok: true, fresh: false, output: '' };
  const [command, ...args] = target.command;
  // Until it is done, the output is of no inputs: it may be ended half way.
  rmSync(stamp, { force: true });
  const run = spawnSync(command, ['--silent', ...args], {
    cwd: root,
    encoding: 'utf8',
    // One that hangs is said to have failed.
    timeout: 15 * 60_000,
    killSignal: 'SIGKILL',
    shell: process.platform === 'win32',
  });
  const ok = run.status === 0;
  if (ok) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, print);
  }
  return { name, ok, fresh: true, output: `${run.stdout}${run.stderr}` };
}

/** Builds the named targets in order; ends the process at the first that fails. */
export function buildAll(names) {
  for (const name of names) {
    const started = Date.now();
    const result = build(name);
    if (!result.ok) {
      console.error(result.output);
      console.error(`Building ${name} failed.`);
      process.exit(1);
    }
    if (result.fresh)
      console.log(`built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

/**
 * Builds the named targets at the same time, each in a process of its own: they may need nothing of
 * each other. Ends the process where one fails.
 */
export async function buildSideBySide(names) {
  const ends = names.map(async (name) => {
    const script = fileURLToPath(import.meta.url);
    const [code] = await once(
      spawn(process.execPath, [script, name], { stdio: 'inherit' }),
      'exit',
    );
    return code;
  });
  const codes = await Promise.all(ends);
  if (codes.some((code) => code !== 0)) process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  const asked = process.argv.slice(2);
  buildAll(asked.length > 0 ? asked : ['ui', 'features', 'site', 'api']);
}
