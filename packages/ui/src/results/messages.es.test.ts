import { expect, test } from 'vitest';
import { daySection } from './DaySection/messages.es';
import { eventGlance } from './EventGlance/messages.es';

test('in Spanish the sentence goes on after a colon', () => {
  expect(eventGlance.latest('Domingo')).toBe('Últimos resultados: domingo');
  expect(daySection.show('Lunes')).toBe('Mostrar resultados: lunes');
  expect(daySection.hide('Lunes')).toBe('Ocultar resultados: lunes');
});
