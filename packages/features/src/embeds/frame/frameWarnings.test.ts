import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FrameMessage } from './frameParent';
import {
  reportProblem,
  unreadNames,
  warnOfFrame,
  warnOfScript,
  warnOfTheme,
} from './frameWarnings';

let warn: { mock: { calls: unknown[][] } };
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());
const said = () => warn.mock.calls.map(([text]) => text);

const SEE =
  'See https://github.com/clubline/clubline/blob/main/packages/features/README.md' +
  '#when-something-goes-wrong';

test('a value that cannot be read is warned of once, by number, attribute and fault', () => {
  warnOfFrame('data-labels', 'send is no text of 200 characters at most');
  warnOfFrame('data-labels', 'send is no text of 200 characters at most');
  expect(said()).toEqual([
    'Clubline warning 10 (bad-value). Chat frame, data-labels: send is no text of 200 characters ' +
      `at most. ${SEE}`,
  ]);
});

test('a theme that there is not is named with those that are', () => {
  for (const theme of ['drak', 'dark', null]) warnOfTheme(theme);
  expect(said()).toEqual([
    expect.stringContaining(
      'Chat frame, data-theme: "drak" is none of light, dark, high-contrast, system. Take one',
    ),
  ]);
});

test('what the script around cannot read is named as it stands there', () => {
  const given: Record<string, string> = { height: 'tall', unknown: 'rom,titel,cfasync,v-lables' };
  warnOfScript('german', (name) => given[name] ?? null);
  warnOfScript(null, () => null);
  expect(said()).toEqual([
    expect.stringContaining('Chat frame, data-locale: "german" is no language that this browser'),
    expect.stringContaining('Chat frame, data-height: "tall" is no number of pixels, e.g. 600.'),
    expect.stringContaining('Chat frame: there is no data-rom; data-room was meant.'),
    expect.stringContaining('Chat frame: there is no data-titel; data-title was meant.'),
    expect.stringContaining('Chat frame: there is no data-v-lables; data-labels was meant.'),
  ]);
});

test('what stands without data-, is one of the element alone, or in the address, is named', () => {
  const given: Record<string, string> = {
    bare: 'room,theme',
    unknown: 'time-zone,match,turbo-track',
    parameters: 'them,utm_source',
  };
  warnOfScript(null, (name) => given[name] ?? null);
  expect(said()).toEqual([
    expect.stringContaining('Chat frame: there is no data-match; data-room was meant.'),
    expect.stringContaining(
      'Chat frame: there is no data-time-zone; a frame has data-room, data-partner, data-theme, ' +
        'data-locale, data-title, data-labels, data-height.',
    ),
    expect.stringContaining('Chat frame: room is not read; data-room was meant.'),
    expect.stringContaining('Chat frame: theme is not read; data-theme was meant.'),
    expect.stringContaining('Chat frame: there is no ?them; ?theme was meant.'),
  ]);
});

test('where something is missing, what nothing reads is named with it', () => {
  const told: FrameMessage[] = [];
  const given: Record<string, string> = { unknown: 'contest', bare: 'room' };
  reportProblem(
    { code: 'missing', error: new Error('`room` is not given') },
    (message) => told.push(message),
    unreadNames((name) => given[name] ?? null),
  );
  expect(told).toEqual([
    {
      type: 'clubline-error',
      code: 'missing',
      message: '`room` is not given; nothing reads data-contest, room',
    },
  ]);
});

test.each([
  ['missing', ', data-room'],
  ['unknown-room', ', data-room'],
  ['bad-locale', ', data-locale'],
  ['unreachable', ''],
  ['crash', ''],
] as const)('of what is %s the page hears, and its developer, too', (code, attribute) => {
  const told: FrameMessage[] = [];
  reportProblem({ code, error: new Error(`It is ${code}`) }, (message) => told.push(message));
  expect(told).toEqual([{ type: 'clubline-error', code, message: `It is ${code}` }]);
  expect(said()).toEqual([
    expect.stringMatching(
      new RegExp(
        String.raw`^Clubline warning \d \(${code}\)\. Chat frame${attribute}: It is ${code}\.`,
      ),
    ),
  ]);
});

test.each(['token', 'removed'] as const)(
  'nobody hears what is the affair of a person alone (%s)',
  (code) => {
    const told: FrameMessage[] = [];
    reportProblem({ code, error: new Error(code) }, (message) => told.push(message));
    expect([told, said()]).toEqual([[], []]);
  },
);
