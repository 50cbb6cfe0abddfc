import { expect, test } from 'vitest';
import { catalogueRows } from '../catalogue/catalogueRows';
import { facts } from '../facts/facts';
import { componentsNow } from '../releases/releases';
import { partTitles } from './ComponentGuidePage';
import { customPropertiesOf, sinceOf, sinceOfAll, subjectOf, wordsOf } from './componentParts';
import { accessibilityOf, coverageOf } from './componentStatus';
import { guides } from './guides';
import { scenes } from './scenes';

const page = import.meta.glob<string>('./ComponentGuidePage.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const files = Object.entries(
  import.meta.glob<string>('../../packages/*/src/**/*.stories.tsx', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);
const titles = files
  .map(([path, text]) => /\nconst meta = \{\s*title: '([^']+)'/.exec(text)?.[1] ?? path)
  .filter((title) => !title.startsWith('Foundations/'));

test.each(titles)('%s has a guide, or says whose page has it', (title) => {
  expect(guides).toHaveProperty(scenes[title]?.of ?? subjectOf(title).name);
});

test.each(Object.keys(componentsNow))('%s, which is exported, has a page with a guide', (name) => {
  expect(facts.pages).toHaveProperty(name);
  const title = titles.find((one) => subjectOf(one).components.includes(name));
  expect(title, 'stories whose component or subcomponents it is').toBeDefined();
  expect(guides).toHaveProperty(subjectOf(title ?? '').name);
});

const framed = titles.filter((title) => !scenes[title] && subjectOf(title).hasFrame);

test.each(framed)('%s hands over its component besides the frame that it stands in', (title) => {
  const { name, components } = subjectOf(title);
  expect(facts.subjects[title]?.subcomponents).toContain(components[0] ?? name);
});

test.each(Object.keys(scenes))('%s is there', (title) => {
  expect(titles).toContain(title);
});

test.each(Object.entries(guides))('no part of the guide of %s is empty', (name, guide) => {
  expect(facts.pages).toHaveProperty(name);
  expect(Object.keys(guide.anatomy).length).toBeGreaterThan(0);
  const texts = [
    ...guide.whenToUse,
    ...guide.whenNotToUse,
    ...(guide.content ?? []),
    ...Object.values(guide.anatomy),
    ...Object.values(accessibilityOf(name, guide)),
    guide.rightToLeft ?? 'as the line',
  ];
  for (const text of texts) expect(text).toMatch(/\S{2}/);
});

test('no two guides say the same of different components', () => {
  const said = new Map<string, string>();
  for (const [name, { whenToUse }] of Object.entries(guides))
    for (const text of whenToUse) {
      expect(said.get(text), `${name}: ${text}`).toBeUndefined();
      said.set(text, name);
    }
});

test.each(Object.entries(guides))('what %s speaks of is there', (name, guide) => {
  const { whenNotToUse, whenToUse, anatomy } = guide;
  const texts = [...whenNotToUse, ...whenToUse, ...Object.values(anatomy)];
  const named = [
    ...texts.flatMap((text) => text.match(/(?<![/\w])[A-Z][a-z]+[A-Z]\w+/g) ?? []),
    ...whenNotToUse.flatMap((text) => /: ([A-Z][A-Za-z]+)\.?$/.exec(text)?.slice(1) ?? []),
  ];
  for (const other of named) expect(facts.pages, name).toHaveProperty(other);
});

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

test('since when a component is there is read from what was kept of each release', () => {
  expect(['Old', 'Later', 'Fresh', 'Inner'].map((name) => sinceOf(name, known))).toEqual([
    'Since 0.1.0.',
    'Since 0.2.0.',
    'Comes with the next release.',
    'Part of others, not exported.',
  ]);
  expect(sinceOf('Button')).toBe('Since 0.1.0.');
  expect(sinceOf('CreateClubScreen')).toBe('Since 0.1.0.');
});

test('components of one page that came at different times say so', () => {
  expect(sinceOfAll(['Old', 'Later'], known)).toBe('Old: Since 0.1.0. Later: Since 0.2.0.');
  expect(sinceOfAll(['Old', 'Old'], known)).toBe('Since 0.1.0.');
});

test('how far a component was tried counts its unit tests and names what axe leaves out', () => {
  const guide = { ...guides['Button']!, tested: 'by eye' };
  const coverage = coverageOf('Button', ['Button']);
  const testedBy = (given: Partial<typeof coverage>) =>
    accessibilityOf('Button', guide, { ...coverage, ...given }).Tested;
  expect(testedBy({ tests: 1 })).toBe(
    'axe in three themes; from right to left; one unit test; by eye',
  );
  expect(testedBy({ tests: 0, excused: { list: 1 } })).toBe(
    'axe in three themes (without the rule list in one story); from right to left; by eye',
  );
});

test('the words of a component are its own, and those that only its stories show', () => {
  const idsOf = (name: string) => wordsOf(name, catalogueRows).map(({ id }) => id);
  expect(idsOf('NotificationList')).toContain('ui notificationList.empty');
  expect(idsOf('ClubsScreen').some((id) => id.startsWith('features '))).toBe(true);
  expect(idsOf('VisuallyHidden')).toEqual([]);
});
