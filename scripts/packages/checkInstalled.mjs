/** What both packages must do in a folder where they are installed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../install.mjs';
import { isInner } from '../packageEntries.mjs';
import { manifestOf, published } from './manifests.mjs';

/** What has types and nothing else. */
const TYPES_ALONE = ['@clubline/ui/embedTypes'];

const imported = (entries) => entries.map((entry) => `import '${entry}';`).join('\n');

/** What is left of a page that imports `source` and uses nothing. */
async function leftOf(source, folder) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    outdir: folder,
    logLevel: 'silent',
    external: ['react', 'react-dom'],
  });
  return outputFiles.reduce((sum, { text }) => sum + text.trim().length, 0);
}

/**
 * Loads every entry in a folder where both are installed: as ESM and as CJS, on a server, and as a
 * bundler that leaves out what nobody uses.
 * @returns {Promise<[string, string[]][]>}
 */
export async function checkInstalled(folder) {
  const entries = published.flatMap((name) => {
    const { exports } = manifestOf(name);
    return Object.keys(exports).flatMap((entry) =>
      exports[entry].require ? [`@clubline/${name}${entry.slice(1)}`] : [],
    );
  });
  const inner = published.flatMap((name) => {
    const { exports } = manifestOf(name);
    return Object.keys(exports).flatMap((entry) =>
      isInner(exports[entry]) ? [`@clubline/${name}${entry.slice(1)}`] : [],
    );
  });
  const load = (code, type) =>
    spawnSync(process.execPath, [`--input-type=${type}`, '-e', code], {
      cwd: folder,
      encoding: 'utf8',
    });
  const loaded = (code, type) => {
    const { status, stderr } = load(code, type);
    return status === 0 && stderr === '' ? [] : [stderr];
  };
  // A server has no window, and loading must neither need one nor make one.
  const list = JSON.stringify(entries);
  const silent = JSON.stringify(entries.map((entry) => TYPES_ALONE.includes(entry)));
  const fine =
    `if (typeof window !== "undefined" || found.some((entry, index) => !${silent}[index] && ` +
    'Object.keys(entry).length === 0)) throw new Error("nothing exported, or a window made");';
  const kept = [
    '@clubline/ui/ResultsTable.css',
    '@clubline/ui/ChatRoom.css',
    '@clubline/ui/styles.css',
    '@clubline/features/chat.css',
    '@clubline/ui/elements/results.js',
    '@clubline/features/elements/chat.js',
  ];
  const sideEffects = [];
  for (const entry of entries)
    if ((await leftOf(imported([entry]), folder)) > 0)
      sideEffects.push(`importing ${entry} for nothing leaves something`);
  for (const entry of kept)
    if ((await leftOf(imported([entry]), folder)) === 0)
      sideEffects.push(`importing ${entry} does nothing`);
  return [
    [
      `${entries.length} entries as ESM on a server`,
      loaded(
        `const found = await Promise.all(${list}.map((entry) => import(entry))); ${fine}`,
        'module',
      ),
    ],
    [
      `${entries.length} entries as CJS on a server`,
      loaded(`const found = ${list}.map((entry) => require(entry)); ${fine}`, 'commonjs'),
    ],
    ['side effects', sideEffects],
    [
      'entries for our own builds',
      inner
        .filter((entry) => load(`await import('${entry}')`, 'module').status === 0)
        .map((entry) => `${entry} can be imported`),
    ],
  ];
}

/** What else comes along with a package that is installed there, React and our own aside. */
function companions(name, folder) {
  const { packages } = JSON.parse(
    readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'),
  );
  const found = new Set();
  const follow = (one) => {
    for (const needed of Object.keys(packages[`node_modules/${one}`]?.dependencies ?? {})) {
      if (found.has(needed)) continue;
      found.add(needed);
      follow(needed);
    }
  };
  follow(`@clubline/${name}`);
  return [...found].filter((one) => !/^(@clubline\/.*|react|react-dom|scheduler)$/.test(one));
}

/**
 * @returns {[string, string[]][]} what each README leaves unsaid of what comes along with its
 * package
 */
export function checkDependencies(folder) {
  return published.map((name) => {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    const count = companions(name, folder).length;
    const unsaid = Object.keys(manifestOf(name).dependencies).filter(
      (one) => !readme.includes(`| \`${one}\``),
    );
    return [
      `@clubline/${name}, ${count} packages come along`,
      [
        ...unsaid.map((one) => `the README does not say what ${one} is for`),
        ...(readme.includes(`${count} packages`)
          ? []
          : [`the README does not say that there are ${count} packages`]),
      ],
    ];
  });
}
