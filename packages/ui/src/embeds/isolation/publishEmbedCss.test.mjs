import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { embeds, publishEmbedCss } from './publishEmbedCss.mjs';

// Each test builds several times.
vi.setConfig({ testTimeout: 120_000 });

const packageFolder = join(import.meta.dirname, '../../..');
const cache = join(packageFolder, '../../.cache');
let copy;

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(join(cache, 'style-order-'));
  for (const part of ['package.json', 'src'])
    cpSync(join(packageFolder, part), join(copy, part), {
      recursive: true,
      filter: (path) => !/\.(?:stories|test)\./.test(path),
    });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const identifiers = 'debug';

/** The built styles and script of an entry, with classes that say where they come from. */
async function bundle(folder, entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: folder,
    bundle: true,
    write: false,
    outdir: folder,
    format: 'esm',
    packages: 'external',
    plugins: [vanillaExtractPlugin({ identifiers })],
  });
  const output = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text;
  return { css: output('.css'), script: output('.js') };
}

/** What partners get. */
async function published(folder, name) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const built = await bundle(folder, exports[`./${name}`]['@clubline/source']);
  return { ...built, css: await publishEmbedCss({ folder, name, identifiers, ...built }) };
}

const themeFiles = readdirSync(join(packageFolder, 'src/theme')).filter((file) =>
  /^index\.ts$|\.css\.ts$/.test(file),
);

/** Gives each style and each export of the theme another place among its like. */
function reorderTheme(reorder) {
  for (const file of themeFiles) {
    const text = readFileSync(join(packageFolder, 'src/theme', file), 'utf8');
    const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    const textOf = (node) => text.slice(node.pos, node.end);
    const isMovable = (node) =>
      ts.isExportDeclaration(node) || /^export const \w+ = style\(/m.test(textOf(node));
    const moved = reorder(statements.filter(isMovable)).map(textOf);
    const ordered = statements.map((node) => (isMovable(node) ? moved.shift() : textOf(node)));
    writeFileSync(join(copy, 'src/theme', file), ordered.join('\n'));
  }
}

const orders = {
  reversed: (styles) => styles.toReversed(),
  rotated: (styles) => [...styles.slice(1), ...styles.slice(0, 1)],
};

const themeNames = themeFiles.map((file) => file.replace(/\..*/, '')).join('|');
const isShared = ({ selector = '' }) => new RegExp(`\\.(?:${themeNames})_`).test(selector);

/**
 * The rules of an embed by name, without the counted part of identifiers. The order of shared
 * styles is left out of account.
 */
function rulesByName(css) {
  const { nodes } = parse(css).first;
  const text = (node) => node.toString().replaceAll(/__\w+/g, '');
  return [
    ...nodes.filter(isShared).map(text).sort(),
    ...nodes.filter((node) => !isShared(node)).map(text),
  ];
}

const names = Object.keys(embeds);

test.each(names)('%s is the same, however the theme orders its styles', async (name) => {
  reorderTheme((styles) => styles);
  const usual = rulesByName((await published(copy, name)).css);
  expect(usual.length).toBeGreaterThan(30);
  for (const reorder of Object.values(orders)) {
    reorderTheme(reorder);
    expect(rulesByName((await published(copy, name)).css)).toEqual(usual);
  }
});

test('no element of the chat has two shared styles that say the same', async () => {
  const { css, script } = await published(packageFolder, 'ChatRoom');
  const properties = new Map();
  parse(css).walkRules((rule) => {
    const [, shared] = (isShared(rule) && /^\.(\w+)/.exec(rule.selector)) || [];
    for (const { prop } of shared ? rule.nodes : [])
      properties.set(shared, new Set(properties.get(shared)).add(prop));
  });
  expect(properties.size).toBeGreaterThan(2);
  for (const [, classes] of script.matchAll(/"([^"\n]*__[^"\n]*)"/g)) {
    const said = classes.split(' ').flatMap((one) => [...(properties.get(one) ?? [])]);
    expect([...new Set(said)], classes).toEqual(said);
  }
});

test('the base comes first in the styles of the whole package', async () => {
  for (const reorder of Object.values(orders)) {
    reorderTheme(reorder);
    const { css } = await bundle(copy, 'src/theme/index.ts');
    const classes = [];
    parse(css).walkRules((rule) => {
      if (isShared(rule)) classes.push(rule.selector.replace(/__.*/s, ''));
    });
    expect(classes.indexOf('.base_base')).toBe(0);
  }
});

test('the table, whose rules are for all of a kind, has none of the shared styles', async () => {
  const { css } = await published(packageFolder, 'ResultsTable');
  const shared = [];
  parse(css).walkRules((rule) => void (isShared(rule) && shared.push(rule.selector)));
  expect(shared).toEqual([]);
});

test.each(names)(
  '%s leaves nothing to a page but tokens, the colour scheme and where it is scrolled to',
  async (name) => {
    const { css } = await published(packageFolder, name);
    const left = new Set();
    parse(css).walkDecls(({ prop, important }) => {
      // What is of one module alone has a name that no page gives anything of all its elements.
      const isOwn = /^--c[\da-z]+$/.test(prop);
      if (!important && !isOwn) left.add(prop.replace(/^--clubline-.*/, 'a token'));
    });
    expect([...left].sort()).toEqual(['a token', 'color-scheme', 'scroll-margin-block-start']);
  },
);
