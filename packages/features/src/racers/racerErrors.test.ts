import { expect, test } from 'vitest';
import { ApiError } from '../platform/client';
import { refusalText } from '../platform/fieldErrors';
import { isValidationError, racerErrorText } from './racerErrors';

const refusal = (body: unknown) => new ApiError(400, 'Bad Request', body);

test.each([
  [
    'our own answer',
    {
      errors: [
        { property: 'age', messages: ['Too old', 'Odd'] },
        { property: 'bio', messages: ['Empty'] },
      ],
    },
    'age: Too old, Odd • bio: Empty',
    'Too old • Odd • Empty',
  ],
  [
    'constraints by name',
    { result: { response: { errors: [{ property: 'age', constraints: { min: 'Too young' } }] } } },
    'age: Too young',
    'Too young',
  ],
  [
    'what is nested',
    { errors: [{ property: 'boatManufacturers.0', messages: ['Unknown'] }] },
    'boatManufacturers: Unknown',
    'Unknown',
  ],
  [
    'a list of texts',
    { message: ['Too young', 'Empty'] },
    'Too young • Empty',
    'Too young • Empty',
  ],
])('%s is one line, with its properties and without', (_, body, fields, texts) => {
  expect(racerErrorText(refusal(body))).toBe(fields);
  expect(refusalText(refusal(body))).toBe(texts);
  expect(isValidationError(refusal(body))).toBe(true);
});

test('a refusal in one text, and any other error, lists nothing', () => {
  expect(racerErrorText(refusal({ message: 'No.' }))).toBe('No.');
  expect(isValidationError(refusal({ message: 'No.' }))).toBe(false);
  expect(racerErrorText(new Error('No.'))).toBeNull();
  expect(isValidationError(new Error('No.'))).toBe(false);
});
