import { vars } from '@clubline/ui';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  container,
  fontSize,
  lineHeight,
  media,
  motion,
  size,
  space,
} from '../../packages/ui/src/theme';
import { tokenName } from '../../packages/ui/src/theme/tokenName';

type StoryFile = Parameters<typeof composeStories>[0];

/** The pages that are about values; the others show pictures and icons. */
const stories = import.meta.glob<StoryFile>(
  './{Colour,Type,SpaceAndGrid,Elevation,Shape,Motion}.stories.tsx',
  { eager: true },
);
const sources = import.meta.glob<string>('./*.stories.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const pages = import.meta.glob<string>('./*.mdx', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** What the figures of all pages say, without signs. */
const textOfAll = () =>
  Object.values(stories)
    .flatMap((file) => Object.values(composeStories(file)) as ComponentType[])
    .map((Story) => renderToStaticMarkup(<Story />).replaceAll(/<[^>]*>/g, ' '))
    .join('\n');

test('every token and every step of a scale stands on a page', () => {
  const text = textOfAll();
  const names = [
    ...Object.entries(vars).flatMap(([group, tokens]) =>
      Object.keys(tokens).map((token) => tokenName(group, token)),
    ),
    ...Object.entries({ fontSize, space }).flatMap(([name, steps]) =>
      Object.keys(steps).map((key) => `${name}[${key}]`),
    ),
    ...Object.entries({ container, lineHeight, media, motion, size }).flatMap(([name, steps]) =>
      Object.keys(steps).map((key) => `${name}.${key}`),
    ),
  ];
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

const parts = ['Values', 'Do and don’t', 'Where used'];

test.each(Object.entries(pages))('%s has all parts', (_, text) => {
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, title = '']) =>
    title.replaceAll("'", '’'),
  );
  expect(headings).toEqual(expect.arrayContaining(parts));
  expect(text).toMatch(/\nDo\n[\s\S]*\nDon't\n/);
  // What it is for, before anything else.
  expect(text).toMatch(/^# .+\n\n[A-Z]/m);
});

test.each(Object.entries(sources))('each figure of %s stands on its page', (path, source) => {
  const text = pages[path.replace('.stories.tsx', '.mdx')] ?? '';
  const figures = [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name);
  const missing = figures.filter((name) => !text.includes(`{Stories.${name}}`));
  // What a search finds is tried by a story, and shown by another.
  expect(missing.filter((name) => !name.startsWith('Found'))).toEqual([]);
  expect(figures.length).toBeGreaterThan(0);
});
