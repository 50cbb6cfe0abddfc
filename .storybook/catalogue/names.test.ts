import { expect, test } from 'vitest';
import { keyName, messageName, storyName } from './names';

test('a message is called by words, not by its key', () => {
  expect(messageName('ui postCard.deleteConfirm')).toBe('Post card: delete confirm');
  expect(messageName('features results.unknown.race')).toBe('Results: unknown, race');
  expect(keyName('statusDNF')).toBe('StatusDNF');
});

test('a story is called as the menu calls it', () => {
  const titles = new Map([['clubs-clubcard', 'Clubs/ClubCard']]);
  expect(storyName('clubs-clubcard--long-names', titles)).toBe('Clubs, ClubCard: long names');
  expect(storyName('posts-thing--one', titles)).toBe('Posts thing: one');
});
