import { facts } from '../facts/facts';
import { componentsNow } from '../releases/releases';
import { firstReleaseOf } from './componentParts';
import type { ComponentGuide } from './guide.types';
import { scenes } from './scenes';

/** What is known of a component's stability and of how far it is tried. */
export interface Coverage {
  /** Whether packages export it, and whether a release has had it. */
  isExported: boolean;
  isReleased: boolean;
  stories: number;
  /** How many of them were made to stand from right to left. */
  rightToLeft: number;
  /** How many of them leave out a rule of axe, by its name, and how many axe does not look at. */
  excused: Readonly<Record<string, number>>;
  withoutAxe: number;
  tests: number;
  /** Where its page of all states is opened besides Chromium; undefined where it has none. */
  engines: 'each run' | 'on demand' | undefined;
}

const pageOf = (title: string) => title.split('/').at(-1);

/** What the code, its tests and the releases say of the components of a page. */
export function coverageOf(name: string, components: readonly string[]): Coverage {
  const titles = Object.keys(facts.stories).filter(
    (title) => (scenes[title]?.of ?? pageOf(title)) === name,
  );
  const pages = titles.flatMap((title) => facts.stories[title] ?? []);
  const sum = (key: 'count' | 'rightToLeft' | 'withoutAxe') =>
    pages.reduce((total, one) => total + one[key], 0);
  const excused: Record<string, number> = {};
  for (const page of pages)
    for (const [rule, count] of Object.entries(page.excused))
      excused[rule] = (excused[rule] ?? 0) + count;
  const allStates = facts.pages[name]?.replace(/docs$/, 'all-states') ?? '';
  const hasAllStates = pages.some((one) => one.hasAllStates);
  const inEach = facts.inEngines.includes(allStates) ? 'each run' : 'on demand';
  return {
    isExported: components.some((one) => one in componentsNow),
    isReleased: components.some((one) => firstReleaseOf(one) !== undefined),
    stories: sum('count'),
    rightToLeft: sum('rightToLeft'),
    excused,
    withoutAxe: sum('withoutAxe'),
    tests: facts.tests[name] ?? 0,
    engines: hasAllStates ? inEach : undefined,
  };
}

const counted = (count: number, one: string, more: string) =>
  count === 1 ? `one ${one}` : `${count === 0 ? 'no' : count} ${more}`;

const engineWords = {
  'each run': 'its page of all states is opened in Firefox and WebKit, too',
  'on demand': 'its page of all states opens in Firefox and WebKit when all of them are asked for',
};

/** What of axe the stories leave out, in words; empty where they leave out nothing. */
function excusesInWords({ excused, withoutAxe }: Pick<Coverage, 'excused' | 'withoutAxe'>): string {
  const rules = Object.entries(excused).map(
    ([rule, count]) => `without the rule ${rule} in ${counted(count, 'story', 'stories')}`,
  );
  const unseen = withoutAxe > 0 ? [`${counted(withoutAxe, 'more', 'more')} without axe`] : [];
  return [...rules, ...unseen].join(', ');
}

/** How stories stand from right to left, in words. */
const turnedInWords = ({ rightToLeft }: Coverage): string =>
  `from right to left nothing sticks out${rightToLeft > 0 ? ` (${rightToLeft} made for it)` : ''}`;

/** How far a component was tried, in a sentence. */
export function coverageInWords(coverage: Coverage): string {
  const { stories, withoutAxe, tests, engines } = coverage;
  const excuses = excusesInWords(coverage);
  const looked = stories - withoutAxe;
  const shown =
    stories > 0
      ? [
          `axe finds nothing in ${counted(looked, 'story', 'stories')} in light, dark and high ` +
            `contrast${excuses ? ` (${excuses})` : ''}`,
          turnedInWords(coverage),
        ]
      : ['no story shows it'];
  const tried = engines ? engineWords[engines] : 'it is tried in Chromium alone';
  const sentence = [...shown, counted(tests, 'unit test', 'unit tests'), tried].join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** Roles, keys, and how far a component was tried, each in words. */
export function accessibilityOf(
  name: string,
  { roles, keys, tested, untested }: ComponentGuide,
  coverage = coverageOf(name, [name]),
) {
  const { stories, tests } = coverage;
  const excuses = excusesInWords(coverage);
  return {
    Role: roles,
    Keys: keys ?? 'none of its own',
    Tested: [
      stories > 0 ? `axe in three themes${excuses ? ` (${excuses})` : ''}` : '',
      stories > 0 ? 'from right to left' : '',
      tests > 0 ? counted(tests, 'unit test', 'unit tests') : '',
      tested,
    ]
      .filter(Boolean)
      .join('; '),
    'Not tested': ['with a screen reader in a person’s hands', untested].filter(Boolean).join('; '),
  };
}

/**
 * Whether one may build on a component, and why. A draft is in no release yet, and exported, or
 * held by no story or no unit test of its own.
 */
export function statusOf(coverage: Coverage, given?: ComponentGuide['status']): string {
  if (given) return 'Deprecated: it goes with the next major version.';
  const reasons = [
    coverage.isExported && !coverage.isReleased ? 'it is in no release yet' : '',
    coverage.stories === 0 ? 'no story shows it' : '',
    coverage.tests === 0 ? 'it has no unit test of its own' : '',
  ].filter(Boolean);
  if (!coverage.isReleased && reasons.length > 0)
    return `Draft, because ${reasons.join(' and ')}: it may change without notice.`;
  return (
    'Ready: changes are announced, and breaking ones come with a major version only (before 1.0: ' +
    'with a minor one).'
  );
}
