import { expect, test } from 'vitest';
import { results } from '../messages.es';

test('in Spanish the sentence goes on after a colon', () => {
  expect(results.latest('Domingo')).toBe('Últimos resultados: domingo');
});
