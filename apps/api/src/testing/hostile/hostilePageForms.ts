import * as fc from 'fast-check';
import type { Schema } from '../documentClient';
import { encoded, hostileText } from './hostileValues';
import { mutatedValue } from './schemaValues';
import type { Known } from './schemaValues';

export const PAGE_FORM = 'application/x-www-form-urlencoded';

/** What no browser sends: many fields, fields without a name, what no encoder writes. */
const DAMAGED = [
  '&'.repeat(8_000),
  'a&'.repeat(8_000),
  '=',
  '%',
  'token=%zz&password=%E0%A4%A',
  'token=a&token=b&token[]=c',
  '__proto__=1&constructor=1&toString=1',
  '__proto__[role]=admin',
  'token=%00',
  '{"token":"a"}',
  `token=${'+'.repeat(15_000)}`,
  `${'x'.repeat(15_000)}=1`,
];

/** What the form of a page sends, with values that nobody would type. */
export function hostilePageForm(schema: Schema, known: Known): fc.Arbitrary<string> {
  const fields = mutatedValue(schema, known).map((value) =>
    Object.entries(value ?? {})
      .slice(0, 400)
      .map(([name, part]) => `${encoded(name)}=${encoded(part).slice(0, 12_000)}`)
      .join('&'),
  );
  const odd = fc.oneof(
    fc.constantFrom(...DAMAGED),
    hostileText.map((text) => text.slice(0, 15_000)),
  );
  return fc.oneof(
    { weight: 8, arbitrary: fields },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: fc.tuple(fields, odd).map((both) => both.join('&')) },
  );
}
