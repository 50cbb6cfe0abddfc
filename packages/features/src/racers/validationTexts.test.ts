import { expect, test } from 'vitest';
import { ApiError } from '../client';
import { refusedFields, refusedTexts } from './validationTexts';

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
    'a list of texts',
    { message: ['Too young', 'Empty'] },
    'Too young • Empty',
    'Too young • Empty',
  ],
])('%s is told in one line', (_, body, fields, texts) => {
  expect(refusedFields(refusal(body))).toBe(fields);
  expect(refusedTexts(refusal(body))).toBe(texts);
});

test('a refusal that names no fields, and any other error, has no such line', () => {
  expect(refusedFields(refusal({ message: 'No.' }))).toBeNull();
  expect(refusedTexts(new Error('No.'))).toBeNull();
});
