import { expect, test } from 'vitest';
import { changesSinceRelease, readChange } from './changes';

test('a changeset is read as its packages and its words', () => {
  const content = "---\n'@clubline/ui': minor\n'@clubline/features': patch\n---\n\nWords.\n";
  expect(readChange('../.changeset/new-words.md', content)).toEqual({
    name: 'New words',
    packages: ['@clubline/ui: minor', '@clubline/features: patch'],
    text: 'Words.',
  });
  expect(readChange('README.md', '# Release notes in the making')).toBeNull();
});

test('all that waits for the next release is there', () => {
  expect(changesSinceRelease.length).toBeGreaterThan(0);
  for (const { packages, text } of changesSinceRelease) {
    expect(packages.join()).toMatch(/^@clubline\/(ui|features): (patch|minor|major)/);
    expect(text).not.toBe('');
  }
});
