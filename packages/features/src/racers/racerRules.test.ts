import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jane } from '../testing/racers.fixtures';
import { racersMessages } from './messages';
import { ageProblem, changesOf, fieldsOf, heightProblem } from './racerRules';
import { readRacer, type RacerProfile } from './racers.calls';

const racer = readRacer(jane) as RacerProfile;
const edit = (fields: Partial<ReturnType<typeof fieldsOf>>, of = racer) =>
  changesOf(of, { ...fieldsOf(of), ...fields }, racersMessages.texts);

test('ages from 9 to 100 are fine, others say what is wrong', () => {
  expect(
    ['8', '9', '100', '101', 'abc', '', '12.5'].map((typed) =>
      ageProblem(typed, racersMessages.texts),
    ),
  ).toEqual([
    'Age must be at least 9.',
    null,
    null,
    'Age must be at most 100.',
    'Age must be a number.',
    'Age must be a number.',
    'Age must be a number.',
  ]);
});

test('heights from 36 to 96 inches are fine, whatever else is typed is not', () => {
  const problem = 'Height must be between 36 and 96 inches (3′0″–8′0″).';
  expect(
    ['35', '36', '96', '97'].map((typed) => heightProblem(typed, racersMessages.texts)),
  ).toEqual([problem, null, null, problem]);
  fc.assert(
    fc.property(
      fc.double({ min: 36, max: 96, noNaN: true }),
      (inches) => heightProblem(String(inches), racersMessages.texts) === null,
    ),
  );
  fc.assert(
    fc.property(
      fc.string(),
      (typed) =>
        (heightProblem(typed, racersMessages.texts) === null) ===
        (Number(typed) >= 36 && Number(typed) <= 96),
    ),
  );
});

describe('changes', () => {
  test('are none when nothing was touched', () => {
    expect(edit({})).toEqual({ changes: {}, errors: [] });
  });
  test('are trimmed, and only what differs', () => {
    expect(edit({ bio: '  Faster now.  ', origin: ' Lake Havasu, USA ' }).changes).toEqual({
      bio: 'Faster now.',
    });
  });
  test('leave out what was emptied', () => {
    expect(edit({ bio: '', age: ' ' })).toEqual({ changes: {}, errors: [] });
  });
  test('carry the height in metres', () => {
    expect(edit({ height: '72' }).changes).toEqual({ height: 1.83 });
  });
  test('an age out of range that was there before is let be', () => {
    expect(edit({ bio: 'New.' }, { ...racer, age: 7 })).toEqual({
      changes: { bio: 'New.' },
      errors: [],
    });
  });
  test('name each field that is wrong', () => {
    expect(edit({ age: '8', height: '97' }).errors.map(({ field }) => field)).toEqual([
      'age',
      'height',
    ]);
  });
});
