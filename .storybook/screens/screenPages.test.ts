import { routes, type RouteName } from '@clubline/features';
import { expect, test } from 'vitest';
import { leadingOn, screenPages, type ScreenPage } from './screenPages';

const stories = Object.values(
  import.meta.glob<string>('./*.stories.tsx', { eager: true, import: 'default', query: '?raw' }),
).join('\n');

const shown = new Set(
  Object.entries(screenPages as Record<string, ScreenPage>)
    .filter(([name]) => stories.includes(`page: '${name}'`))
    .map(([, { at }]) => at?.to ?? 'notFound'),
);
const ownPage = (name: RouteName) => !(name in leadingOn);

test.each((Object.keys(routes) as RouteName[]).filter(ownPage))(
  'the page at the route %s is among the screens',
  (name) => expect([...shown]).toContain(name),
);

test('so is what is said where no page stands', () => {
  expect([...shown]).toContain('notFound');
});

test.each(Object.entries(leadingOn))('%s leads on to %s, which is among them', (_, to) => {
  expect([...shown]).toContain(to);
});

test.each(Object.keys(screenPages))('the screen %s has a story', (name) => {
  expect(stories).toContain(`page: '${name}'`);
});
