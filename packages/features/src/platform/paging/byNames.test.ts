import { array, assert, constantFrom, property, record, boolean } from 'fast-check';
import { expect, test } from 'vitest';
import { byNames } from './byNames';

const namesOf = ({ name }: { name: string }) => [name];
const inOrder = (names: string[], words: string) =>
  byNames(
    names.map((name) => ({ name })),
    words,
    { namesOf },
  ).map(({ name }) => name);

test('names that begin with the words come before names with a word that does', () => {
  const names = ['Lake crew', 'Snowskiing', 'Jet Ski Fans', 'Ski patrol', 'Aqua-Ski'];
  expect(inOrder(names, ' SKI ')).toEqual([
    'Ski patrol',
    'Jet Ski Fans',
    'Aqua-Ski',
    'Snowskiing',
    'Lake crew',
  ]);
});

test('a word that begins with the words counts, whatever stands before it', () => {
  expect(inOrder(['Skaska ska', 'Alaska', 'Ska'], 'ska')).toEqual(['Skaska ska', 'Ska', 'Alaska']);
  expect(inOrder(['Alaska', 'Alaska ska'], 'ska')).toEqual(['Alaska ska', 'Alaska']);
});

test('one’s own come first among names in which a word begins with the words', () => {
  const clubs = [
    { name: 'Ski patrol', isOwn: false },
    { name: 'Jet Ski Fans', isOwn: true },
    { name: 'Snowskiing', isOwn: true },
  ];
  const { isOwn } = { isOwn: (club: { isOwn: boolean }) => club.isOwn };
  expect(byNames(clubs, 'ski', { namesOf, isOwn }).map(({ name }) => name)).toEqual([
    'Jet Ski Fans',
    'Ski patrol',
    'Snowskiing',
  ]);
});

test('any of the names counts', () => {
  const people = [
    { id: 'a', names: ['Ana Skibo', undefined] },
    { id: 'b', names: ['Olga Moser', 'skigirl'] },
  ];
  expect(byNames(people, 'skig', { namesOf: ({ names }) => names }).map(({ id }) => id)).toEqual([
    'b',
    'a',
  ]);
});

test('nothing is lost or doubled, and ordering twice changes nothing', () => {
  const name = constantFrom('ski', 'Ski fans', 'jet ski', 'snowski', 'other', '', 'ski ski');
  assert(
    property(array(record({ name, isOwn: boolean() })), (items) => {
      const options = { namesOf, isOwn: (item: { isOwn: boolean }) => item.isOwn };
      const once = byNames(items, 'ski', options);
      expect(new Set(once)).toEqual(new Set(items));
      expect(once).toHaveLength(items.length);
      expect(byNames(once, 'ski', options)).toEqual(once);
    }),
  );
});
