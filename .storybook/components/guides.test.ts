import { expect, test } from 'vitest';
import { partTitles } from './ComponentGuidePage';
import { facts } from '../facts/facts';
import { changesOf, customPropertiesOf, noteOf, sinceOf } from './componentParts';
import { guides } from './guides';

const page = import.meta.glob<string>('./ComponentGuidePage.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const stories = import.meta.glob('../../packages/ui/src/primitives/*/*.stories.tsx');
const primitives = Object.keys(stories).map((path) =>
  path.replaceAll(/^.*\/|\.stories\.tsx$/g, ''),
);

test.each(primitives)('%s has a guide, and a note on keys and roles', (name) => {
  expect(guides).toHaveProperty(name);
  expect(noteOf(name)?.role).toBeTruthy();
});

test.each(Object.entries(guides))('no part of the guide of %s is empty', (name, guide) => {
  expect(facts.pages).toHaveProperty(name);
  expect(Object.keys(guide.anatomy).length).toBeGreaterThan(0);
  const texts = [
    ...guide.whenToUse,
    ...guide.whenNotToUse,
    ...guide.content,
    ...Object.values(guide.anatomy),
    guide.rightToLeft,
  ];
  for (const text of texts) expect(text).toMatch(/\S{2}/);
});

test.each(Object.entries(guides))(
  'what %s sends people to instead is there',
  (name, { whenNotToUse }) => {
    const named = whenNotToUse.flatMap((text) => [
      ...(text.match(/\b[A-Z][a-z]+[A-Z]\w+/g) ?? []),
      ...(/: ([A-Z][A-Za-z]+)\.?$/.exec(text)?.slice(1) ?? []),
    ]);
    for (const other of named) expect(facts.pages, name).toHaveProperty(other);
  },
);

test('the page of a component has all parts', () => {
  for (const title of partTitles)
    expect(Object.values(page).join('')).toMatch(new RegExp(`title=("|\\{')${title}`));
});

test('what a brand changes a component by is read from its styles', () => {
  expect(customPropertiesOf('StatusDot')).toContain('--clubline-live-solid');
  expect(customPropertiesOf('Button')).toContain('--clubline-text-on-accent');
  // What surrounds each field stands in a folder of its own.
  expect(customPropertiesOf('TextField')).toContain('--clubline-radius-control');
});

test('the changes of a component are those that name it, and not one that begins alike', () => {
  const change = (text: string) => ({ name: 'some-change', packages: [], text });
  expect(changesOf('Tab', [change('`Tab` is new.'), change('`Tabs` scroll.')])).toEqual([
    '`Tab` is new.',
  ]);
});

test('since when a component is there is read from what was kept of each release', () => {
  const released = (version: string, ...names: string[]) => ({
    title: version,
    release: {
      versions: { ui: version, features: version },
      components: Object.fromEntries(names.map((name) => [name, []])),
      tokens: {},
      messages: {},
    },
  });
  const known = {
    releases: [released('0.2.0', 'Old', 'Later'), released('0.1.0', 'Old')],
    now: { Old: [], Later: [], Fresh: [] },
  };
  expect(['Old', 'Later', 'Fresh', 'Inner'].map((name) => sinceOf(name, known))).toEqual([
    'Since 0.1.0.',
    'Since 0.2.0.',
    'Comes with the next release.',
    'Part of others, not exported.',
  ]);
  expect(sinceOf('Button')).toBe('Since 0.1.0.');
});
