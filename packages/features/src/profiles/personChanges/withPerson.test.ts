import { expect, test } from 'vitest';
import { withPerson } from './withPerson';

const amy = { id: 'u1', username: 'amy', firstName: 'Amy', lastName: 'Lake', profilePicture: null };
const ben = { ...amy, id: 'u2', username: 'ben' };
const now = { ...amy, firstName: 'Annika', profilePicture: '/new.jpg' };

test('a person is called and shown as they are now, wherever they stand', () => {
  const post = { id: 'u1', content: 'Mine', user: amy };
  expect(withPerson({ items: [post, { ...post, user: ben }], nextCursor: null }, now)).toEqual({
    items: [
      { ...post, user: now },
      { ...post, user: ben },
    ],
    nextCursor: null,
  });
});

test('fields that were not there do not come, and others stay', () => {
  expect(
    withPerson({ owner: { id: 'u1', firstName: 'Amy', lastName: 'Lake', role: 'owner' } }, now),
  ).toEqual({ owner: { id: 'u1', firstName: 'Annika', lastName: 'Lake', role: 'owner' } });
  expect(withPerson({ ownerId: 'u1', ownerName: 'Amy Lake', name: 'Lakeside' }, now)).toEqual({
    ownerId: 'u1',
    ownerName: 'Annika Lake',
    name: 'Lakeside',
  });
});

test('what says nothing else of them stays the same object', () => {
  const data = { items: [{ user: ben }, { user: { ...now } }], text: 'u1' };
  expect(withPerson(data, now)).toBe(data);
});
