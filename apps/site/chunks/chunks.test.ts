import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { families, scriptOf } from './chunkGroups';
import { createModulesOf } from './modulesOf';
import { findCircle } from './refuseCircularChunks';

const SITE = resolve(import.meta.dirname, '..');
const PACKAGES = resolve(SITE, '../../packages');
const route = resolve(SITE, 'src/routes/home/FeedRoute.tsx');
const uiIndex = resolve(PACKAGES, 'ui/src/index.ts');
const button = resolve(PACKAGES, 'ui/src/primitives/Button/Button.tsx');
const avatar = resolve(PACKAGES, 'ui/src/primitives/Avatar/Avatar.tsx');

const index = `
  export { Button as Press } from './primitives/Button/Button';
  export { Avatar } from './primitives/Avatar/Avatar';
`;
const needed = (code: Record<string, string>) => [
  ...createModulesOf((file) => code[file] ?? null)(route),
];

test('of a module that passes others on only those are needed whose names are taken', () => {
  const page = `import { Press } from '@clubline/ui'; import { useState } from 'react';`;
  expect(needed({ [route]: page, [uiIndex]: index })).toEqual([route, uiIndex, button]);
});

test('a second import of the same module adds the names that it takes', () => {
  const page = `
    import { Press } from '@clubline/ui';
    export { Avatar } from '@clubline/ui';
  `;
  expect(needed({ [route]: page, [uiIndex]: index })).toEqual([route, uiIndex, button, avatar]);
});

test('a module taken whole needs all that it passes on, and what comes later is not needed', () => {
  const page = `import * as ui from '@clubline/ui'; void import('../shell/SideColumn');`;
  expect(needed({ [route]: page, [uiIndex]: index })).toEqual([route, uiIndex, button, avatar]);
});

test('modules that need each other are each listed once', () => {
  const code = {
    [route]: `import { Button } from '../../../../../packages/ui/src/primitives/Button/Button';`,
    [button]: `import { Avatar } from '../Avatar/Avatar';`,
    [avatar]: `import { Button } from '../Button/Button';`,
  };
  expect(needed(code)).toEqual([route, button, avatar]);
});

test('what one family needs is in its own script, and what several share in one of a few', () => {
  expect(scriptOf(new Set(['results']))).toBe('results');
  expect(scriptOf(new Set(['posts', 'lists']))).toBe('screens');
  expect(scriptOf(new Set(['posts', 'results']))).toBe('not-lists');
  expect(scriptOf(new Set(['posts', 'results', 'lists']))).toBe('screens');
  expect(scriptOf(new Set(['posts', 'lists', 'forms']))).toBe('screens');
});

test('every page with parts to share is in one family', () => {
  const pages = readFileSync(resolve(SITE, 'src/routes/pages.tsx'), 'utf8');
  const lazy = [...pages.matchAll(/import\('\.\/(.+)'\)/g)].map(([, page = '']) => page);
  const known = Object.values(families).flat();
  expect(new Set(known).size).toBe(known.length);
  expect(lazy.filter((page) => !known.includes(page)).sort()).toEqual([
    'GuardedPages',
    'home/WelcomeRoute',
    'legal/TermsRoute',
    'profiles/OwnProfileRoute',
    'shell/NotFoundRoute',
    'shell/PlaceholderRoute',
  ]);
});

test('scripts that wait for each other are named in order', () => {
  const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });
  const straight = [chunk('a.js', 'b.js', 'c.js'), chunk('b.js', 'c.js'), chunk('c.js')];
  expect(findCircle(straight)).toBeNull();
  expect(findCircle([...straight, chunk('d.js', 'e.js'), chunk('e.js', 'd.js')])).toEqual([
    'd.js',
    'e.js',
    'd.js',
  ]);
});
