import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './install.mjs';

// One planted violation for each rule, in a miniature of the house: a rule that stops biting fails
// here.
const planted = {
  'no-circular': {
    'packages/ui/src/A/a.ts': "export * from './b';",
    'packages/ui/src/A/b.ts': "export * from './a';",
  },
  'no-unresolved': { 'apps/site/src/lost.ts': "import './nowhere';" },
  'contract-imports-nothing-of-ours': { 'packages/contract/src/bad.ts': "import 'react';" },
  'ui-is-presentational': { 'packages/ui/src/B/bad.ts': "import 'swr';" },
  'ui-theme-imports-nothing-of-ui': {
    'packages/ui/src/theme/bad.ts': "import '../primitives/Button/index';",
    'packages/ui/src/primitives/Button/index.ts': 'export const Button = 1;',
  },
  'ui-primitives-know-no-domain': {
    'packages/ui/src/primitives/Field/bad.ts': "import '../../posts/index';",
  },
  'ui-domains-know-no-embed': {
    'packages/ui/src/posts/live.ts': "import '../embeds/ChatRoom/index';",
    'packages/ui/src/embeds/ChatRoom/index.ts': 'export const ChatRoom = 1;',
  },
  'ui-locales-stand-on-top': {
    'packages/ui/src/embeds/ResultsTable/bad.ts': "import '../../locales/index';",
    'packages/ui/src/locales/index.ts': 'export const texts = 1;',
  },
  'ui-domains-meet-at-their-index': {
    'packages/ui/src/profiles/reach.ts': "import '../posts/PostCard/PostCard';",
    'packages/ui/src/posts/PostCard/PostCard.ts': 'export const PostCard = 1;',
  },
  // No module is in a circle, but the two domains are.
  'ui-domains-form-no-circle': {
    'packages/ui/src/racers/index.ts': "export * from './Racer/Racer';",
    'packages/ui/src/racers/Racer/Racer.ts': 'export const Racer = 1;',
    'packages/ui/src/racers/Racer/Page.ts': "import '../../scores/index';",
    'packages/ui/src/scores/index.ts': "export * from './Score/Score';",
    'packages/ui/src/scores/Score/Score.ts': 'export const Score = 1;',
    'packages/ui/src/scores/Score/Page.ts': "import '../../racers/index';",
  },
  'features-import-ui-and-contract': {
    'packages/features/src/clubs/router.ts': "import 'react-router-dom';",
  },
  'features-take-only-types-and-constants-of-contract': {
    'packages/features/src/clubs/schemas.ts': "import '../../../contract/src/schemas/index';",
  },
  'features-server-stands-alone': {
    'packages/features/src/server/bad.ts': "import '../platform/client/index';",
    'packages/features/src/platform/client/index.ts': 'export const client = 1;',
  },
  'features-platform-knows-no-domain': {
    'packages/features/src/platform/client/upward.ts': "import '../../clubs/index';",
  },
  'features-domains-know-no-embed': {
    'packages/features/src/clubs/outward.ts': "import '../embeds/chat';",
    'packages/features/src/embeds/chat.ts': 'export const chat = 1;',
  },
  'features-locales-stand-on-top': {
    'packages/features/src/embeds/translated.ts': "import '../locales/es/index';",
    'packages/features/src/locales/es/index.ts': 'export const texts = 1;',
  },
  'features-meet-at-their-index': {
    'packages/features/src/posts/reach.ts': "import '../clubs/inner';",
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
  'api-core-knows-no-module': {
    'apps/api/src/live/bad.ts': "import '../modules/clubs/index';",
    'apps/api/src/db/bad.ts': "import '../modules/clubs/clubs.tables';",
  },
  'api-modules-meet-at-their-index': {
    'apps/api/src/modules/posts/reach.ts': "import '../clubs/clubs.repository';",
    'apps/api/src/modules/clubs/clubs.repository.ts': 'export const clubs = 1;',
  },
  'no-path-inside-another-package': {
    'apps/site/src/inside.ts': "import '../../../packages/ui/src/A/a';",
  },
};

const sound = {
  'packages/contract/src/index.ts': 'export const limit = 1;',
  'packages/contract/src/schemas/index.ts': 'export const schema = 1;',
  'packages/ui/src/index.ts': "export * from './profiles/index';",
  'packages/ui/src/theme/index.ts': 'export const vars = 1;',
  'packages/ui/src/primitives/Avatar/index.ts': "export * from '../../theme/index';",
  'packages/ui/src/posts/index.ts': "export * from './PostList/index';",
  'packages/ui/src/posts/PostList/index.ts': "export * from '../../primitives/Avatar/index';",
  'packages/ui/src/profiles/index.ts': "export * from '../posts/index';",
  'packages/ui/src/embeds/Results/index.ts': "export * from '../../posts/PostList/index';",
  'packages/features/src/testing/index.ts': 'export const kit = 1;',
  'packages/features/src/clubs/index.ts':
    "export * from '../../../contract/src/index';\nexport * from '../../../ui/src/index';",
  'packages/features/src/posts/index.ts': "export * from '../clubs/index';",
  'apps/site/src/main.ts': "export * from '../../../packages/features/src/clubs/index';",
  'apps/api/src/main.ts': "export * from '../../../packages/contract/src/schemas/index';",
  'apps/api/src/db/tables.ts': 'export const tables = 1;',
  'apps/api/src/modules/tables.ts': "export * from './clubs/clubs.tables';",
  'apps/api/src/modules/clubs/clubs.tables.ts': 'export const clubTables = 1;',
  'apps/api/src/modules/clubs/index.ts': "export * from '../../db/tables';",
  'apps/api/src/modules/posts/index.ts': "export * from '../clubs/index';",
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
}, 60_000);

test('every layer rule reports the violation planted for it', async () => {
  const { default: config } = await import('../.dependency-cruiser.cjs');
  expect(Object.keys(planted).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
  for (const files of Object.values(planted)) write(files);
  const found = violations();
  for (const { name, scope } of config.forbidden) {
    const [file] = Object.keys(planted[name]);
    expect(found, name).toContain(`${name} ${scope === 'folder' ? dirname(file) : file}`);
  }
  // Of tables, too, the core knows no type.
  expect(found).toContain('api-core-knows-no-module apps/api/src/db/bad.ts');
}, 60_000);
