/** The folders of `examples/`: what is done with each, and what our embeds add to its page. */
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../install.mjs';

const inReact = (folder) => [`${folder}/Chat.jsx`, `${folder}/Results.jsx`];

/**
 * Each example by its name. `folder` is where it stands, `install` what is installed besides what
 * its package.json says; `embeds` are the files of ours alone, and `out` is where what they become
 * is built to; `hasTests` has no page, but tests of its own.
 * @type {Record<string, {
 *   folder?: string, install?: object, embeds?: string[], out?: string, hasTests?: boolean
 * }>}
 */
export const examples = {
  vite: { embeds: inReact('src'), out: 'dist' },
  'vite-react-18': {
    folder: 'vite',
    install: { react: '18.3.1', 'react-dom': '18.3.1' },
    embeds: inReact('src'),
    out: 'dist',
  },
  webpack: { embeds: inReact('src'), out: 'dist' },
  next: { embeds: inReact('app'), out: '.next/static' },
  'next-pages': { embeds: inReact('.'), out: '.next/static' },
  'react-router': { embeds: inReact('app'), out: 'build/client' },
  astro: { embeds: inReact('src/components'), out: 'dist' },
  preact: { embeds: inReact('src'), out: 'dist' },
  vue: { embeds: ['src/Chat.vue', 'src/Results.vue'], out: 'dist' },
  svelte: { embeds: ['src/Chat.svelte', 'src/Results.svelte'], out: 'dist' },
  // The newest that runs on the oldest Node we promise.
  angular: {},
  'import-map': {},
  partner: {},
  elements: {},
  jest: { hasTests: true },
  vitest: { hasTests: true },
};

/** What stands in an example's folder only where it is tried, because several have the same. */
const shared = { 'race.json': () => true, 'page.test.jsx': ({ hasTests }) => hasTests };

/** Copies an example to where it is installed, with our tarballs in the place of versions. */
export function copyExample(name, { into, tarballs }) {
  const example = examples[name] ?? {};
  const target = join(into, name);
  cpSync(join(root, 'examples', example.folder ?? name), target, {
    recursive: true,
    filter: (path) => !/node_modules|\.next|\.angular|dist$/.test(path),
  });
  for (const [file, isWanted] of Object.entries(shared))
    if (isWanted(example)) cpSync(join(root, 'examples', 'shared', file), join(target, file));
  const path = join(target, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.dependencies = { ...manifest.dependencies, ...tarballs, ...example.install };
  // What one of our packages needs of the other is the same tarball, as it would be the same
  // version.
  manifest.overrides = tarballs;
  writeFileSync(path, JSON.stringify(manifest, null, 2));
  return target;
}

const nothing = {
  '.jsx': 'export const Chat = () => null;\nexport const Results = () => null;\n',
  '.vue': '<template><p></p></template>\n',
  '.svelte': '<p></p>\n',
};

/** Script and style below a folder, each file gzipped, in bytes. */
const weightOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /\.(js|css)$/.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);

/**
 * Builds an example without our embeds and then with them.
 * @param {() => Promise<unknown>} build
 * @returns {Promise<number | undefined>} how many bytes of script and style they add, gzipped;
 * undefined where they cannot be taken out
 */
export async function weighEmbeds(name, target, build) {
  const { embeds, out } = examples[name];
  if (!embeds) return void (await build());
  const sources = embeds.map((file) => readFileSync(join(target, file), 'utf8'));
  embeds.forEach((file) => writeFileSync(join(target, file), nothing[extname(file)]));
  await build();
  const before = existsSync(join(target, out)) ? weightOf(join(target, out)) : 0;
  embeds.forEach((file, index) => writeFileSync(join(target, file), sources[index]));
  await build();
  return weightOf(join(target, out)) - before;
}
