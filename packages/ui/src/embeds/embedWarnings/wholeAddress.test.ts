import { expect, test } from 'vitest';
import { wholeAddress } from './wholeAddress';

test.each([
  ['localhost:4000/api', 'localhost:4000/api (before a server belongs https:// or http://)'],
  [
    'clubline.example:8080/api',
    'clubline.example:8080/api (before a server belongs https:// or http://)',
  ],
  [
    'clubline.example/api',
    `clubline.example/api (${location.origin}/clubline.example/api; ` +
      'before a server belongs https:// or http://)',
  ],
])('a server without a scheme is told of: %s', (address, told) => {
  expect(wholeAddress(address)).toBe(told);
});

test.each([
  'https://clubline.example/api',
  '//clubline.example/api',
  '/api',
  'race.json',
  './a.b/c',
])('an address that is whole, or one of the page itself, is left as it is: %s', (address) => {
  expect(wholeAddress(address)).toBe(address);
});
