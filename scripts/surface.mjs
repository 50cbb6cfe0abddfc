/**
 * Keeps the public surface of each published package as one reviewed text file,
 * `packages/<name>/surface.txt`: a line for each exported name and each prop, none over 160
 * characters. `node scripts/surface.mjs` compares, and fails for each that has no line of
 * documentation, and for more names than a reader takes in; with `--update` it writes the file
 * first. A changed surface needs a changeset in the same commit. The tables of props in READMEs and
 * on Storybook's pages for partners are made of the same types, and compared or written with it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { isInner } from './packageEntries.mjs';

ensureInstalled();
const { default: ts } = await import('typescript');
const { format, resolveConfig } = await import('prettier');
const { withTables } = await import('./surface/propTables.mjs');
const { readSurface } = await import('./surface/readSurface.mjs');

const CONDITION = '@clubline/source';

/**
 * The source of each public entry of a package by the name it is imported under; texts aside, and
 * what is for our own builds.
 */
const entriesOf = (name) => {
  const { exports } = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  return Object.entries(exports)
    .filter(
      ([entry, target]) =>
        target[CONDITION] && !isInner(target) && !/^\.\/(locales|elements)\//.test(entry),
    )
    .map(([entry, target]) => [
      `@clubline/${name}${entry.slice(1)}`,
      join(root, 'packages', name, target[CONDITION]),
    ]);
};

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);
const surfaces = readSurface({
  root,
  options: { ...options, incremental: false, tsBuildInfoFile: undefined },
  packages: { ui: entriesOf('ui'), features: entriesOf('features') },
});

const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
const namesChangeset = (paths) =>
  paths.split('\n').some((path) => /\.changeset\/(?!README)[^/]+\.md$/.test(path));

/**
 * Whether the change that brought this surface (uncommitted, or the last commit that touched it)
 * came with a changeset.
 */
const hasChangeset = (file) => {
  if (git('status', '--porcelain', '--', file))
    return namesChangeset(
      git('status', '--porcelain', '--untracked-files=all', '--', '.changeset'),
    );
  const commit = git('log', '-1', '--format=%H', '--', file);
  return !commit || namesChangeset(git('show', '--name-only', '--format=', commit));
};

/** Most names of a package's main entry: what is public is chosen, not left over. */
const mostNames = { ui: 280, features: 90 };

let ok = true;
const fail = (message) => {
  ok = false;
  console.error(message);
};
/** The props of a type that one of the packages exports. */
const propsOf = (type) => surfaces.ui.propsOf(type) ?? surfaces.features.propsOf(type);

/** What has tables of props: the READMEs, and pages for partners in Storybook. */
const withProps = [
  'packages/ui/README.md',
  'packages/features/README.md',
  ...['resultsTable', 'liveResults', 'liveChat'].map(
    (name) => `.storybook/partners/tables/${name}Rows.md`,
  ),
];
for (const path of withProps) {
  const file = join(root, path);
  const written = readFileSync(file, 'utf8');
  const style = { ...(await resolveConfig(file)), filepath: file };
  const text = await format(withTables(written, propsOf), style);
  if (process.argv.includes('--update')) writeFileSync(file, text);
  else if (text !== written)
    fail(
      `The tables of props in ${path} are not what the types say. ` +
        'Look at the difference after `npm run surface -- --update`.',
    );
}

for (const [name, { text, count, undocumented }] of Object.entries(surfaces)) {
  const file = join('packages', name, 'surface.txt');
  if (process.argv.includes('--update')) writeFileSync(join(root, file), text);
  else if (!existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text)
    fail(
      `The public surface of packages/${name} is not what ${file} says. ` +
        'Look at the difference after `npm run surface -- --update`.',
    );
  if (!hasChangeset(file))
    fail(
      `${file} changed without a changeset. Write one with \`npm run changeset\`: ` +
        'what changed, why, and whom it reaches.',
    );
  if (count > mostNames[name])
    fail(
      `packages/${name} exports ${count} names; ${mostNames[name]} are the most. Leave some out.`,
    );
  for (const one of undocumented) fail(`${one.place}: ${one.name} has no line of documentation.`);
}
process.exit(ok ? 0 : 1);
