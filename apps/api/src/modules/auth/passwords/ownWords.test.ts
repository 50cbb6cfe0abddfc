import { expect, test } from 'vitest';
import { isOwnWord } from './ownWords';

const owner = {
  username: 'maya_10',
  email: 'm.okafor@fans.test',
  firstName: 'Maya',
  lastName: 'Ókafor',
};

test.each([
  'clubline',
  'Clubline2026!',
  'maya_10',
  'MAYA1234',
  'm.okafor',
  'm.okafor@fans.test',
  'maya ókafor',
  'ókafor-maya-1',
])('%j is easy to guess for who knows its owner', (password) =>
  expect(isOwnWord(password, owner)).toBe(true),
);

test.each([
  'correct horse',
  'clubline is my home',
  'mayas 3 boats',
  'maya 2026-11-24 / 7',
  '90871234',
  '',
  'okafors',
])('%j is not', (password) => expect(isOwnWord(password, owner)).toBe(false));

test('names of a letter or two, or of none, forbid nothing', () => {
  const short = { username: '12', email: '1@2.test', firstName: 'Al', lastName: 'X' };
  for (const password of ['al-1234', 'x-99887766', '121212'])
    expect(isOwnWord(password, short)).toBe(false);
});
