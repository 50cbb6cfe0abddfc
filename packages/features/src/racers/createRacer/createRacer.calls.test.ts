import { expect, test } from 'vitest';
import { readAthletes, readNewRacerId } from './createRacer.calls';

test.each([
  ['the racer', { racer: { id: 'r1' } }, null],
  ['the racer under data', { data: { racer: { id: 'r1' } } }, null],
  ['the id', { id: 'r1' }, null],
  ['the id under data', { data: { id: 'r1' } }, null],
  ['the Location header', undefined, 'https://api.example/api/jet-ski-racer-details/r1/?x=1'],
])('a new racer’s id is read from %s', (_, body, location) => {
  expect(readNewRacerId(body, location)).toBe('r1');
});

test('an answer without an id has none', () => {
  expect(readNewRacerId({ ok: true }, null)).toBeNull();
});

test.each([
  [{ athletes: [{ id: 1, name: 'Jo' }] }],
  [{ items: [{ id: 1, name: 'Jo' }] }],
  [{ data: { athletes: [{ id: 1, name: 'Jo' }, { id: 2 }] } }],
  [{ data: [{ id: 1, name: 'Jo' }] }],
])('athletes are read from %j', (body) => {
  expect(readAthletes(body)).toEqual([{ id: '1', name: 'Jo', detail: '', racerId: null }]);
});
