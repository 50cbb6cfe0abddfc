import { MessagesProvider } from '@clubline/ui';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { profileChoice } from './messages.es';
import { useProfileChoices } from './useProfileChoices';

const spanish = { profileChoice };
const inSpanish = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={spanish}>{children}</MessagesProvider>
);

test('what was chosen is said in the language of the page, and stored as ever', () => {
  const { result } = renderHook(useProfileChoices, { wrapper: inSpanish });
  expect(result.current.labelOf('Coach')).toBe('Entrenador/a');
  expect(result.current.valueOf('Entrenador/a')).toBe('Coach');
});

test('what somebody typed themselves, and what a league is called, stays what it is', () => {
  const { result } = renderHook(useProfileChoices, { wrapper: inSpanish });
  for (const word of ['Timekeeper', 'NBA', 'constructor']) {
    expect(result.current.labelOf(word)).toBe(word);
    expect(result.current.valueOf(word)).toBe(word);
  }
});
