import { expect, test } from 'vitest';
import { outOfBounds } from './houseRules.mjs';

const of = (files) => outOfBounds(Object.keys(files), (path) => files[path]);
const lines = (count) => 'x;\n'.repeat(count);

test('a line of more than 100 columns is named by its place; a wide letter is one column', () => {
  expect(of({ 'a.ts': `\n${'x'.repeat(101)}\n`, 'b.test.ts': '😀'.repeat(100) })).toEqual([
    'a.ts:2 has 101 columns',
  ]);
});

test('a source has at most 250 lines; tests, stories and fixtures may have more', () => {
  const long = lines(251);
  expect(
    of({
      'a.ts': lines(250),
      'b.css.ts': long,
      'c.test.tsx': long,
      'd.stories.tsx': long,
      'e.spec.ts': long,
      'f.fixtures.ts': long,
    }),
  ).toEqual(['b.css.ts has 251 lines']);
});

test('a folder has at most 25 files of any kind, those of its folders aside', () => {
  const files = (count, folder) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index}.png`, '']));
  expect(of({ ...files(25, 'full'), ...files(26, 'full/over') })).toEqual([
    'full/over has 26 files',
  ]);
  expect(of(files(40, '.changeset'))).toEqual([]);
});

test('texts and data may have lines of any length', () => {
  expect(of({ 'README.md': 'x'.repeat(200), 'data.json': lines(400) })).toEqual([]);
});

test('stories of a domain stand under its name', () => {
  const folder = 'packages/features/src/posts';
  const titled = (title) => `const meta = {\n  title: '${title}',\n};\n`;
  expect(
    of({
      'packages/ui/src/posts/PostCard/PostCard.stories.tsx': titled('Clubs/PostCard'),
      'packages/ui/src/posts/RichText/RichText.stories.tsx': titled('Posts/RichText'),
      [`${folder}/useReaction.stories.tsx`]: titled('Posts/useReaction'),
      [`${folder}/usePost.stories.tsx`]: titled('Posts/Connected/usePost'),
      'packages/features/src/platform/routes/routes.stories.tsx': titled('Foundations/Addresses'),
    }),
  ).toEqual([
    "packages/ui/src/posts/PostCard/PostCard.stories.tsx has its stories outside of 'Posts/'",
    `${folder}/useReaction.stories.tsx has its stories outside of 'Posts/Connected/'`,
  ]);
});

test('styles name the start and the end of a line, not left and right', () => {
  expect(
    of({
      'packages/ui/a.css.ts': "  marginInlineStart: 4,\n  left: '50%',\n  textAlign: 'start',\n",
      'packages/ui/b.css.ts': '  marginLeft: 4,\n',
      'apps/site/c.css': '.c {\n  text-align: right;\n  padding-left: 4px;\n}\n',
      'packages/ui/d.ts': '  left: 0,\n',
    }),
  ).toEqual([
    'packages/ui/b.css.ts:1 names left or right: marginLeft: 4,',
    'apps/site/c.css:2 names left or right: text-align: right;',
    'apps/site/c.css:3 names left or right: padding-left: 4px;',
  ]);
});
