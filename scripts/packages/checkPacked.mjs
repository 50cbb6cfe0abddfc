/** What a packed package must hold, looked at before anybody installs it. */
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../install.mjs';
import { isInner } from '../packageEntries.mjs';
import { bin, execute } from '../test/run.mjs';
import { serverEntries } from './clientModules.mjs';
import { lostSources } from './lostSources.mjs';
import { manifestOf, published } from './manifests.mjs';

const innerEntries = ({ exports }) =>
  Object.keys(exports).filter((entry) => isInner(exports[entry]));

/** @returns {Promise<string[]>} what publint warns of or finds wrong */
async function lint(tarball) {
  const data = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) },
    level: 'warning',
    strict: true,
  });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

/**
 * @returns {Promise<string[]>} what are-the-types-wrong finds, for ESM, CJS, bundlers and
 * TypeScript's oldest way
 */
async function types(name, tarball) {
  const without = innerEntries(manifestOf(name)).map((entry) => entry.slice(2));
  const { isOk, output } = await execute(bin('attw'), [
    tarball,
    '--format',
    'ascii',
    '--no-emoji',
    ...(without.length > 0 ? ['--exclude-entrypoints', ...without] : []),
  ]);
  return isOk ? [] : [output];
}

/** @returns {string[]} which entries a server of React takes for what they are not */
function directives(name, manifest) {
  return entriesOf(manifest).flatMap((file) => {
    const text = readFileSync(join(root, 'packages', name, file), 'utf8');
    const isForServers = serverEntries.includes(basename(file, extname(file)));
    if (text.startsWith('"use client"') !== isForServers) return [];
    return [`${file} ${isForServers ? 'begins' : 'does not begin'} with "use client"`];
  });
}

/** @returns {string[]} what in a manifest or its files a partner should not meet */
function contents(name, files) {
  const manifest = manifestOf(name);
  const wrong = [];
  const onInstall = ['preinstall', 'install', 'postinstall', 'prepare'].filter(
    (script) => manifest.scripts?.[script],
  );
  if (onInstall.length > 0) wrong.push(`runs ${onInstall.join(', ')} where it is installed`);
  if (manifest.publishConfig?.provenance !== true || manifest.publishConfig.access !== 'public')
    wrong.push('is not published in public with its provenance');
  if (manifest.repository?.directory !== `packages/${name}`)
    wrong.push('does not say where its source is');
  const strays = files.filter(
    (file) =>
      !/^(dist\/|package\.json$|README\.md$|LICENSE$|CHANGELOG\.md$|THIRD_PARTY\.md$)/.test(file),
  );
  if (strays.length > 0) wrong.push(`has files that nobody needs: ${strays.join(', ')}`);
  for (const file of files.filter((path) => /\.d\.m?ts$/.test(path))) {
    const text = readFileSync(join(root, 'packages', name, file), 'utf8');
    const strangers = [...text.matchAll(/(?:from|import\()\s*['"]([^.'"][^'"]*)['"]/g)].map(
      ([, from]) =>
        from
          .split('/')
          .slice(0, from.startsWith('@') ? 2 : 1)
          .join('/'),
    );
    const unknown = new Set(
      strangers.filter(
        (from) =>
          from !== manifest.name &&
          !manifest.dependencies?.[from] &&
          !manifest.peerDependencies?.[from],
      ),
    );
    if (unknown.size > 0)
      wrong.push(
        `the types in ${file} come from ${[...unknown].join(', ')}, which nobody installs`,
      );
  }
  return [...wrong, ...directives(name, manifest)];
}

/**
 * The files of what can be imported by a page of React; words in other languages a server may read
 * as well, and one entry is for servers alone.
 */
const entriesOf = ({ exports }) =>
  Object.entries(exports).flatMap(([name, entry]) =>
    /^\.\/(locales|elements)\/|^\.\/server$/.test(name)
      ? []
      : [entry.import?.default, entry.require?.default].filter(Boolean),
  );

/** How a warning for developers begins. */
const WARNING = 'Clubline warning ';

/** @returns {string[]} which scripts warn visitors, or that none warns developers */
function warnings(name, files) {
  const warning = files
    .filter((file) => /\.m?js$/.test(file))
    .filter((file) => readFileSync(join(root, 'packages', name, file), 'utf8').includes(WARNING));
  const forDevelopers = warning.filter((file) => file.includes('development'));
  return [
    ...warning
      .filter((file) => !forDevelopers.includes(file))
      .map((file) => `${file} has warnings in it that are for developers`),
    ...['dist/development/', '.development.js', '.development.mjs']
      .filter((part) => !forDevelopers.some((file) => file.includes(part)))
      .map((part) => `nothing in ${part} warns developers`),
  ];
}

/**
 * @returns {string[]} what in the workflow that releases would keep provenance from being written
 */
function workflow() {
  const text = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
  return [
    [/^\s*id-token: write$/m, 'may not sign where a package comes from (id-token: write)'],
    [/NPM_CONFIG_PROVENANCE: 'true'/, 'does not ask for provenance'],
  ].flatMap(([needed, without]) => (needed.test(text) ? [] : [`the release workflow ${without}`]));
}

/**
 * Looks at both packages as they are packed.
 * @param packed what `npm pack --json` says of each, and `path`, where the tarball is
 * @returns {Promise<[string, string[]][]>} each check and what is wrong
 */
export async function checkPacked(packed) {
  const checks = [['release workflow', workflow()]];
  for (const name of published) {
    const { path, files } = packed[name];
    checks.push([`@clubline/${name}, publint`, await lint(path)]);
    checks.push([`@clubline/${name}, are the types wrong`, await types(name, path)]);
    const paths = files.map((file) => file.path);
    checks.push([`@clubline/${name}, contents`, contents(name, paths)]);
    checks.push([`@clubline/${name}, warnings`, warnings(name, paths)]);
    checks.push([
      `@clubline/${name}, source maps`,
      lostSources(join(root, 'packages', name), paths),
    ]);
  }
  return checks;
}
