import { describe, expect, test } from 'vitest';
import { readOneRacer, readProgress, readRacer, readRacersPage } from './racers.calls';

const jane = {
  id: 'r1',
  athlete: { id: 'a1', name: 'Jane Doe', age: 24, origin: 'Havasu', height: 1.7 },
};

describe('a page of racers', () => {
  test.each([
    ['racers', { racers: [jane] }],
    ['items', { items: [jane] }],
    ['data.items', { data: { items: [jane] } }],
  ])('is read from %s', (_, body) => {
    expect(readRacersPage(body).items.map(({ name }) => name)).toEqual(['Jane Doe']);
  });

  test.each([
    [{ meta: { hasNextPage: true } }, true],
    [{ meta: { hasNextPage: false } }, false],
    [{ nextPage: 2 }, true],
    [{ meta: { nextPage: null } }, false],
    [{}, false],
  ])('goes on after %j: %s', (rest, hasMore) => {
    expect(readRacersPage({ racers: [], ...rest }).hasMore).toBe(hasMore);
  });

  test('leaves out who has no usable name, and what is no racer', () => {
    expect(
      readRacersPage({ racers: [{ id: 'r2' }, { id: 'r3', name: '  ' }, null, 7, jane] }).items,
    ).toHaveLength(1);
  });
});

describe('one racer', () => {
  test.each([
    ['bare', jane],
    ['racer', { racer: jane }],
    ['data', { data: jane }],
    ['data.racer', { data: { racer: jane } }],
  ])('is read from %s', (_, body) => {
    expect(readOneRacer(body)).toMatchObject({
      id: 'r1',
      athleteId: 'a1',
      age: 24,
      origin: 'Havasu',
      height: 1.7,
    });
  });

  test('own values win over those of the athlete', () => {
    expect(readRacer({ ...jane, origin: 'Tampa', height: 1.8 })).toMatchObject({
      origin: 'Tampa',
      height: 1.8,
    });
  });

  test('World Finals wins are read under both spellings', () => {
    expect(readRacer({ id: 'r', careerWordFinalsWins: 2 })?.careerWorldFinalsWins).toBe(2);
    expect(readRacer({ id: 'r', careerWorldFinalsWins: 3 })?.careerWorldFinalsWins).toBe(3);
  });

  test('what is missing is empty or unknown, never an error', () => {
    expect(readRacer({ id: 9 })).toMatchObject({
      id: '9',
      name: '',
      age: null,
      height: null,
      bio: '',
      careerWins: null,
      boatManufacturers: '',
    });
  });
});

test('progress stays between 0 and 100', () => {
  expect(
    [{ progress: 40 }, { data: { progress: '55' } }, { progress: 170 }, { progress: -1 }, {}].map(
      readProgress,
    ),
  ).toEqual([40, 55, 100, 0, null]);
});
