import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './install.mjs';

// One planted violation for each rule, in a miniature of the house: a rule that stops biting fails here.
const planted = {
  'no-circular': {
    'packages/ui/src/A/a.ts': "export * from './b';",
    'packages/ui/src/A/b.ts': "export * from './a';",
  },
  'no-unresolved': { 'apps/site/src/lost.ts': "import './nowhere';" },
  'contract-imports-nothing-of-ours': { 'packages/contract/src/bad.ts': "import 'react';" },
  'ui-is-presentational': { 'packages/ui/src/B/bad.ts': "import 'swr';" },
  'features-import-ui-and-contract': {
    'packages/features/src/clubs/router.ts': "import 'react-router-dom';",
  },
  'features-take-only-types-and-constants-of-contract': {
    'packages/features/src/clubs/schemas.ts': "import '../../../contract/src/schemas/index';",
  },
  'features-meet-at-their-index': {
    'packages/features/src/feed/reach.ts': "import '../clubs/inner';",
    'packages/features/src/clubs/inner.ts': 'export const inner = 1;',
  },
  'testing-kit-stays-out-of-the-product': {
    'packages/features/src/clubs/kit.ts': "import '../testing/index';",
  },
  'only-ui-has-styles': {
    'packages/features/src/clubs/page.ts': "import './Page.css';",
    'packages/features/src/clubs/Page.css.ts': 'export const page = 1;',
  },
  'site-only-composes': { 'apps/site/src/socket.ts': "import 'socket.io-client';" },
  'api-shares-the-contract-only': {
    'apps/api/src/ui.ts': "import '../../../packages/ui/src/index';",
  },
  'no-path-inside-another-package': {
    'apps/site/src/inside.ts': "import '../../../packages/ui/src/A/a';",
  },
};

const sound = {
  'packages/contract/src/index.ts': 'export const limit = 1;',
  'packages/contract/src/schemas/index.ts': 'export const schema = 1;',
  'packages/ui/src/index.ts': 'export const ui = 1;',
  'packages/features/src/testing/index.ts': 'export const kit = 1;',
  'packages/features/src/clubs/index.ts':
    "export * from '../../../contract/src/index';\nexport * from '../../../ui/src/index';",
  'packages/features/src/feed/index.ts': "export * from '../clubs/index';",
  'apps/site/src/main.ts': "export * from '../../../packages/features/src/clubs/index';",
  'apps/api/src/main.ts': "export * from '../../../packages/contract/src/schemas/index';",
};

const externals = [
  'react',
  'react-dom',
  'swr',
  'socket.io-client',
  'react-router',
  'react-router-dom',
];
let house;

const write = (files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
};

const violations = () => {
  const run = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    [
      '--config',
      join(house, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      'packages',
      'apps',
    ],
    { cwd: house, encoding: 'utf8', maxBuffer: 64e6 },
  );
  return JSON.parse(run.stdout).summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
};

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'clubline-layers-'));
  cpSync(join(root, '.dependency-cruiser.cjs'), join(house, '.dependency-cruiser.cjs'));
  cpSync(join(root, 'tsconfig.json'), join(house, 'tsconfig.json'));
  for (const name of externals)
    write({
      [`node_modules/${name}/package.json`]: JSON.stringify({
        name,
        version: '1.0.0',
        main: 'index.js',
      }),
      [`node_modules/${name}/index.js`]: '',
    });
  write(sound);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

test('a house whose layers are kept has no violation', () => {
  expect(violations()).toEqual([]);
});

test('every layer rule reports the violation planted for it', async () => {
  const { default: config } = await import('../.dependency-cruiser.cjs');
  expect(Object.keys(planted).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
  for (const files of Object.values(planted)) write(files);
  const found = violations();
  for (const [rule, files] of Object.entries(planted))
    expect(found, rule).toContain(`${rule} ${Object.keys(files)[0]}`);
}, 60_000);
