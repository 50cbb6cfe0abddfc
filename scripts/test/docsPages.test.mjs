import { expect, test } from 'vitest';
import { brokenLinks, chosenPages } from './docsPages.mjs';

const entries = {
  'foundations-colour--docs': {
    id: 'foundations-colour--docs',
    title: 'Foundations/Colour',
    type: 'docs',
    importPath: './.storybook/foundations/Colour.mdx',
  },
  'primitives-button--docs': {
    id: 'primitives-button--docs',
    title: 'Primitives/Button',
    type: 'docs',
    importPath: './packages/ui/src/primitives/Button/Button.stories.tsx',
  },
  'primitives-button--primary': {
    id: 'primitives-button--primary',
    title: 'Primitives/Button',
    type: 'story',
    importPath: './packages/ui/src/primitives/Button/Button.stories.tsx',
  },
};

test('pages that people wrote are read; a word chooses among those of components, too', () => {
  const colour = { id: 'foundations-colour--docs', title: 'Foundations/Colour' };
  expect(chosenPages(entries)).toEqual([colour]);
  expect(chosenPages(entries, ['colour'])).toEqual([colour]);
  const button = { id: 'primitives-button--docs', title: 'Primitives/Button' };
  expect(chosenPages(entries, ['button'])).toEqual([button]);
  expect(chosenPages(entries, ['motion'])).toEqual([]);
});

test('a link to a page or story that is not there is found', () => {
  const links = [
    'http://localhost/?path=/docs/primitives-button--docs',
    'http://localhost/?path=/story/primitives-button--primary&globals=theme:dark',
    'https://example.org/elsewhere',
  ];
  expect(brokenLinks(entries, links)).toEqual([]);
  const gone = 'http://localhost/?path=/story/primitives-button--loud';
  expect(brokenLinks(entries, [...links, gone])).toEqual([gone]);
});
