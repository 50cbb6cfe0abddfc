import { expect, test } from 'vitest';
import { wholeAddress } from './wholeAddress';

const LACKS = 'before a server belongs https:// or http://';

test.each(['localhost:4000/api', 'clubline.example:8080/api'])(
  'a server without a scheme is told of: %s',
  (address) => {
    expect(wholeAddress(address)).toBe(`${address} (${LACKS})`);
  },
);

test('a server that a page takes for a folder of its own is told of, with where that is', () => {
  const folder = new URL('clubline.example/api', location.href).href;
  expect(wholeAddress('clubline.example/api')).toBe(`clubline.example/api (${folder}; ${LACKS})`);
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
