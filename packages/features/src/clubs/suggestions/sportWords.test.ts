import { expect, test } from 'vitest';
import { sportOf } from './sportWords';

test.each([
  ['Saturday Soccer', '', 'soccer'],
  ['Tuesday Night Hoops', '', 'basketball'],
  ['Northern Lights', 'Pond hockey until it thaws.', 'hockey'],
  ['Havasu Wake Riders', null, 'jetSki'],
  ['Sunday Sofa Pundits', 'We have never played.', undefined],
])('the sport of %s (%s) is %s', (name, description, sport) =>
  expect(sportOf({ name, description })).toBe(sport),
);
