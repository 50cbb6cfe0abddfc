import { expect, test } from 'vitest';
import { directionOf } from './languages';
import { globalTypes, initialGlobals } from './toolbar';

test('stories are written as their language is, until another direction is chosen', () => {
  expect(initialGlobals.direction).toBe('auto');
  expect([directionOf('en', 'auto'), directionOf('ar', 'auto')]).toEqual(['ltr', 'rtl']);
});

test('a direction that is chosen holds for every language', () => {
  expect([directionOf('ar', 'ltr'), directionOf('en', 'rtl')]).toEqual(['ltr', 'rtl']);
});

test('the bar names each direction that can be chosen', () => {
  expect(globalTypes?.['direction']?.toolbar?.items).toEqual([
    { value: 'auto', title: 'As the language is written' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]);
});
