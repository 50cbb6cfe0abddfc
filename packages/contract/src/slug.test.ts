import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SLUG_MAX, slugify } from './slug';

test.each([
  ['  My Club ', 'my-club'],
  ["Fan's Hub", 'fans-hub'],
  ['Fan’s Hub', 'fans-hub'],
  ['A & B -- C', 'a-b-c'],
  ['--Hi you!!', 'hi-you'],
  ['!!!!', ''],
  ['Клуб', ''],
  ['x'.repeat(300), 'x'.repeat(255)],
])('the slug of %j is %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

/** Made before any test: sorting all characters takes seconds on a busy machine. */
const anyName = fc.string({ maxLength: 600, unit: 'binary' });

test(
  'any name gives a slug of lower-case letters, digits and single inner hyphens, and a ' +
    'slug is its own slug',
  () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  },
);
