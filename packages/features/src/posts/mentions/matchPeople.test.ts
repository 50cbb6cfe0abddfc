import { expect, test } from 'vitest';
import { matchPeople, readPeople } from './matchPeople';

const person = (username: string, firstName = '', lastName = '') => ({
  id: username,
  username,
  firstName,
  lastName,
});
const people = [
  person('amy', 'Amélie', 'Lake'),
  person('ben', 'Ben', 'Amsel'),
  person('tamara', 'Tamara', 'Okoye'),
];

test.each([
  ['AM', ['amy', 'ben', 'tamara']],
  ['lake', ['amy']],
  ['amsel', ['ben']],
  ['BEN', ['ben']],
  ['zzzz', []],
])('%j finds %j', (query, expected) =>
  expect(matchPeople(people, query).map(({ username }) => username)).toEqual(expected),
);

test('at most eight are offered', () => {
  expect(
    matchPeople(
      Array.from({ length: 12 }, (_, index) => person(`fan${index}`)),
      '',
    ),
  ).toHaveLength(8);
});

test.each([
  { data: { users: [person('amy')] } },
  { data: [person('amy')] },
  { users: [person('amy')] },
  [person('amy')],
])('people are read from %j', (body) =>
  expect(readPeople(body).map(({ username }) => username)).toEqual(['amy']),
);

test.each([undefined, null, {}, { data: null }, { data: { users: [null, {}, { id: 1 }] } }])(
  '%j gives nobody',
  (body) => expect(readPeople(body)).toEqual([]),
);
