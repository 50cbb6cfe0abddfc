import { expect, test } from 'vitest';
import {
  areaOf,
  changeGroups,
  changesByArea,
  changesSinceRelease,
  groupOf,
  readChange,
} from './changes';

test('a changeset is read as its packages, its first sentence and the rest', () => {
  const content =
    "---\n'@clubline/ui': minor\n'@clubline/features': patch\n---\n\n" +
    'Words, e.g. `a. b`,\nare new. More of them.\n';
  expect(readChange(content)).toEqual({
    summary: 'Words, e.g. `a. b`, are new.',
    rest: 'More of them.',
    packages: ['@clubline/ui: minor', '@clubline/features: patch'],
    text: 'Words, e.g. `a. b`,\nare new. More of them.',
  });
  expect(readChange('# Release notes in the making')).toBeNull();
});

test.each([
  ['One by one:\nscreens and types. More.', 'One by one: screens and types.'],
  [
    'A third of the time (before: 3 s. Now 1 s). More.',
    'A third of the time (before: 3 s. Now 1 s).',
  ],
  ['Rename these:\n\n| before | after |', 'Rename these:'],
])('no entry is torn within its first sentence: %s', (text, summary) => {
  expect(readChange(`---\n'@clubline/ui': minor\n---\n\n${text}\n`)?.summary).toBe(summary);
});

test.each([
  ['minor', 'Before: `a`. After: `b`.', 'To do when you upgrade'],
  ['patch', '| before | after |', 'To do when you upgrade'],
  ['major', '`a` is gone.', 'To do when you upgrade'],
  ['minor', 'A list has `a`, which it had not before.', 'New'],
  ['patch', 'A list keeps its place after a reload.', 'Mended'],
])('a %s change that says “%s” is under: %s', (kind, text, group) => {
  expect(groupOf({ packages: [`@clubline/ui: ${kind}`], text })).toBe(group);
});

test('a change is about the part of which it names most components', () => {
  expect(areaOf('`ClubCard` and `ClubGrid` are as `PostCard`.')).toBe('Clubs');
  expect(areaOf('Types are smaller.')).toBe('Other');
});

test('all that waits for the next release is there, once, with a first sentence of its own', () => {
  expect(changesSinceRelease.length).toBeGreaterThan(0);
  for (const { packages, text, summary } of changesSinceRelease) {
    expect(packages.join()).toMatch(/^@clubline\/(ui|features): (patch|minor|major)/);
    expect(text).not.toBe('');
    expect(summary).not.toBe('');
  }
  const shown = changeGroups.flatMap((group) => changesByArea(group).flatMap(([, all]) => all));
  expect(shown).toHaveLength(changesSinceRelease.length);
});
