/** The chat by package managers that let a page import only what it has itself installed. */
import { build } from 'esbuild';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute } from '../test/run.mjs';

const YARN_SETTINGS = [
  'nodeLinker: pnp',
  'enableTelemetry: false',
  'enableGlobalCache: false',
  // Where CI is set, Yarn would refuse a folder that has no lock file yet.
  'enableImmutableInstalls: false',
];

/** How each is called, and told to take our tarball for what the other one needs of it. */
const managers = {
  pnpm: {
    command: ['--package=pnpm@9', '--', 'pnpm', 'install', '--ignore-scripts', '--prefer-offline'],
    manifest: (overrides) => ({ pnpm: { overrides } }),
  },
  'Yarn with Plug’n’Play': {
    command: ['--package=@yarnpkg/cli-dist@4', '--', 'yarn', 'install', '--mode=skip-build'],
    manifest: (resolutions) => ({ resolutions }),
    settings: { '.yarnrc.yml': `${YARN_SETTINGS.join('\n')}\n`, 'yarn.lock': '' },
  },
};

const PAGE = `
  import { LiveChat } from '@clubline/features/chat';
  import '@clubline/features/chat.css';
  globalThis.chat = LiveChat;
`;

/** What keeps a page from its script and style where `@clubline/features` alone is installed. */
async function wrongWith({ command, manifest, settings = {} }, folder, files) {
  for (const [name, path] of Object.entries(files)) copyFileSync(path, join(folder, `${name}.tgz`));
  const dependencies = {
    '@clubline/features': 'file:./features.tgz',
    react: '^19',
    'react-dom': '^19',
  };
  const others = manifest({ '@clubline/ui': 'file:./ui.tgz' });
  const page = { name: 'page', private: true, dependencies, ...others };
  const texts = { 'package.json': JSON.stringify(page), 'page.js': PAGE, ...settings };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const { isOk, output } = await execute('npm', ['exec', '--yes', ...command], { cwd: folder });
  if (!isOk) return [output];
  const { outputFiles, errors } = await build({
    entryPoints: [join(folder, 'page.js')],
    absWorkingDir: folder,
    bundle: true,
    write: false,
    outdir: folder,
    logLevel: 'silent',
  }).catch((failure) => ({ outputFiles: [], errors: failure.errors }));
  if (errors.length > 0) return errors.map(({ text }) => text);
  const kinds = outputFiles.filter(({ text }) => text.length > 1_000).map(({ path }) => path);
  return kinds.some((path) => path.endsWith('.css')) ? [] : ['no style sheet in what was built'];
}

/** What they are called. */
export const strictManagers = Object.keys(managers);

/**
 * Installs the packed files with one of these package managers into a folder of its own, below
 * which nothing else is installed.
 * @param {string} name
 * @param {{ ui: string, features: string }} files
 * @returns {Promise<[string, string[]][]>}
 */
export async function checkStrict(name, files) {
  const folder = mkdtempSync(join(tmpdir(), 'clubline-strict-'));
  try {
    const wrong = await wrongWith(managers[name], folder, files);
    return [[`@clubline/features alone, by ${name}`, wrong]];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
