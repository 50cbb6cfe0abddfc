import { expect, test } from 'vitest';
import { event } from './index';

test('the week has seven days from Monday to Sunday, each with an analysis and several classes of two to four motos', () => {
  expect(event.days.map(({ name }) => name)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  for (const day of event.days) {
    expect(day.analysis.length).toBeGreaterThan(1);
    expect(day.races.length).toBeGreaterThan(1);
    expect(new Set(day.races.map(({ id }) => id)).size).toBe(day.races.length);
    for (const race of day.races) {
      expect([2, 3, 4]).toContain(race.motoLabels.length);
      for (const row of race.rows) expect(row.motos).toHaveLength(race.motoLabels.length);
    }
  }
});

test('no two boats have the same place in a moto', () => {
  for (const { races } of event.days) {
    for (const { rows, motoLabels } of races) {
      motoLabels.forEach((_, moto) => {
        const places = rows.flatMap((row) => row.motos[moto]?.pos ?? []);
        expect(new Set(places).size).toBe(places.length);
      });
    }
  }
});

test('it is marked as sample content, and its addresses and the room are set', () => {
  expect(event.note).toMatch(/^Sample content/);
  expect(event.chatRoom).toBe('aqua_world_finals_2025');
});
