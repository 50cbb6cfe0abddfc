import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';
import { readDomains } from './new/partNames.mjs';
import { parts } from './test/parts.mjs';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'apps/api/README.md',
  'packages/ui/README.md',
  'packages/features/README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
];

const ofTheProject = /^(apps|packages|scripts|e2e|examples|bench|docs|\.storybook|\.changeset)\//;
/** What stands for the name of a part that does not exist yet: its folder is there. */
const madeUp = /(?:<|\bthing\b|Thing).*$/;
/** What only a build makes: a fresh clone has none. */
const built = /(?:^|\/)dist(?:\/|$)/;

const named = (text) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, word]) => word)
    .filter((word) => ofTheProject.test(word));
const linked = (text, document) =>
  [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^(https?|mailto):/.test(target))
    .map((target) => join(dirname(document), target));

test.each(documents)('every file and folder that %s names is there', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const paths = [...named(text).map((path) => path.replace(madeUp, '')), ...linked(text, document)];
  expect(paths.filter((path) => !built.test(path) && !existsSync(join(root, path)))).toEqual([]);
});

test('the three ways through the floors name files of all floors', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const files = named(text).filter((path) => /\.\w+$/.test(path));
  for (const floor of ['packages/ui', 'packages/features', 'packages/contract', 'apps/api'])
    expect(files.filter((path) => path.startsWith(floor))).not.toEqual([]);
});

test('every folder of a package is a domain of ARCHITECTURE.md, or one of its few layers', () => {
  const domains = readDomains(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
  expect(domains).toContain('posts');
  const layers = {
    'packages/ui/src': ['theme', 'primitives', 'embeds', 'locales'],
    'packages/features/src': ['platform', 'embeds', 'locales', 'server', 'testing'],
    'apps/api/src/modules': [],
    'apps/site/src/routes': [],
  };
  for (const [folder, own] of Object.entries(layers)) {
    const folders = readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect([folder, folders.filter((name) => ![...domains, ...own].includes(name))]).toEqual([
      folder,
      [],
    ]);
  }
});

test('CONTRIBUTING.md lists every part of the tests', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  expect(/`(format types [^`]*)`/.exec(text)?.[1].split(/\s+/)).toEqual(Object.keys(parts));
});
