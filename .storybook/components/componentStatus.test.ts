import { expect, test } from 'vitest';
import { coverageInWords, coverageOf, statusOf, type Coverage } from './componentStatus';

const coverage: Coverage = {
  isExported: true,
  isReleased: true,
  stories: 4,
  rightToLeft: 1,
  excused: {},
  withoutAxe: 0,
  tests: 1,
  engines: 'each run',
};

test.each<[string, Partial<Coverage>, RegExp]>([
  ['ready, where a release, stories and tests have it', {}, /^Ready: /],
  ['a draft before its first release', { isReleased: false }, /^Draft, because it is in no rel/],
  [
    'a draft before it, and says that it has no unit test either',
    { isReleased: false, tests: 0 },
    /^Draft, because .* and it has no unit test of its own:/,
  ],
  [
    'a draft where it is a part of others that no story shows',
    { isReleased: false, isExported: false, stories: 0 },
    /^Draft, because no story shows it:/,
  ],
  ['ready once it is released, whatever holds it', { tests: 0 }, /^Ready: /],
  [
    'ready as a part of others, which no release names',
    { isReleased: false, isExported: false },
    /^Ready: /,
  ],
])('a component is %s', (_, given, words) => {
  expect(statusOf({ ...coverage, ...given })).toMatch(words);
});

test('what is deprecated is so whatever else is known of it', () => {
  expect(statusOf(coverage, 'deprecated')).toMatch(/^Deprecated: /);
});

test('how far a component was tried differs by what tried it', () => {
  expect(coverageInWords(coverage)).toBe(
    'Axe finds nothing in 4 stories in light, dark and high contrast; from right to left ' +
      'nothing sticks out (1 made for it); one unit test; its page of all states is opened in ' +
      'Firefox and WebKit, too.',
  );
  expect(coverageInWords({ ...coverage, stories: 0, tests: 0, engines: undefined })).toBe(
    'No story shows it; no unit tests; it is tried in Chromium alone.',
  );
});

test('what a story leaves out is named', () => {
  const words = coverageInWords({
    ...coverage,
    excused: { 'landmark-unique': 1, 'aria-hidden-focus': 2 },
    withoutAxe: 1,
  });
  expect(words).toContain(
    'Axe finds nothing in 3 stories in light, dark and high contrast (without the rule ' +
      'landmark-unique in one story, without the rule aria-hidden-focus in 2 stories, one more ' +
      'without axe);',
  );
});

test('each rule that stories of a component leave out stands on its page', () => {
  expect(coverageOf('TopBar', ['TopBar']).excused).toEqual({
    'landmark-no-duplicate-banner': 1,
    'landmark-unique': 1,
  });
  expect(coverageOf('ResultsTable', ['ResultsTable']).withoutAxe).toBe(2);
});

test('it is read from stories, tests, releases and the list of the engines', () => {
  expect(coverageOf('Button', ['Button'])).toMatchObject({
    isExported: true,
    isReleased: true,
    engines: 'each run',
  });
  expect(coverageOf('ClubCard', ['ClubCard'])).toMatchObject({ engines: 'on demand' });
  expect(coverageOf('ClubCard', ['ClubCard']).rightToLeft).toBeGreaterThan(0);
  expect(coverageOf('ClubCard', ['ClubCard']).stories).toBeGreaterThan(5);
});
