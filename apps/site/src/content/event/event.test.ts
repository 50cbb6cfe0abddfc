import { rankRace } from '@clubline/ui';
import { describe, expect, test } from 'vitest';
import { problemsOf } from './event.schema';
import { event } from './index';

const copy = () =>
  structuredClone(event) as unknown as {
    days: {
      name: string;
      analysis: string[];
      races: { id: string; motoLabels: string[]; rows: Record<string, unknown>[] }[];
    }[];
  };
/** What is said of the content after one change to it. */
const after = (change: (content: ReturnType<typeof copy>) => void) => {
  const content = copy();
  change(content);
  return problemsOf(content);
};

test('the content is what the page needs', () => {
  expect(problemsOf(event)).toEqual([]);
});

test('whoever breaks it is told where and how', () => {
  const firstRace = event.days[0]!.races[0]!;
  const where = `Monday / ${firstRace.title}`;
  const rider = firstRace.rows[0]!.rider;
  expect(after(({ days }) => days.push(days.shift()!))).toEqual([
    expect.stringMatching(/^days: must be Monday, .*, and are Tuesday/),
  ]);
  expect(after(({ days }) => (days[0]!.analysis = []))).toEqual([
    'Monday / analysis: has no analysis',
  ]);
  expect(after(({ days }) => (days[0]!.races[1]!.id = days[0]!.races[0]!.id))).toEqual([
    'Monday / races: two of them have the same id',
  ]);
  expect(after(({ days }) => (days[0]!.races[0]!.id = 'Novice Ski'))[0]).toMatch(
    new RegExp(`^${where} / id: is no part of an address`),
  );
  expect(after(({ days }) => days[0]!.races[0]!.motoLabels.pop())).toContain(
    `${where} / ${rider} / motos: has 2 motos where the class has 1`,
  );
  expect(after(({ days }) => (days[0]!.races[0]!.rows[0]!['plateLabel'] = undefined))).toEqual([
    `${where} / ${rider}: needs the colour of its plate and the name of that colour, or neither`,
  ]);
  expect(
    after(
      ({ days }) => (days[0]!.races[0]!.rows[1]!['bikeNumber'] = firstRace.rows[0]!.bikeNumber),
    ),
  ).toEqual([`${where} / rows: boat ${firstRace.rows[0]!.bikeNumber} is there twice`]);
  expect(
    after(({ days }) => (days[0]!.races[0]!.rows[1]!['motos'] = firstRace.rows[0]!.motos)),
  ).toContain(`${where} / rows: place 2 of Moto 1 comes after 2 riders at place 1`);
  expect(
    after(({ days }) => {
      const [first, second] = days[0]!.races[0]!.rows as [{ rank: number }, { rank: number }];
      [first.rank, second.rank] = [second.rank, first.rank];
    })[0],
  ).toMatch(new RegExp(`^${where} / rows: rank 1 of .* contradict their final places`));
  expect(after(({ days }) => (days[0]!.races[0]!.rows[0]!['rider'] = 7))[0]).toMatch(
    new RegExp(`^${where} / 0 / rider: |^${where} / rider: `),
  );
  expect(problemsOf(undefined)).toHaveLength(1);
});

test('whoever breaks its times is told where and how', () => {
  const changed = (change: object) => {
    const { programme, ...content } = copy() as unknown as typeof event;
    const [first, ...others] = programme!.sessions;
    return problemsOf({
      ...content,
      programme: { ...programme, sessions: [{ ...first, ...change }, ...others] },
    });
  };
  expect(changed({ start: 'Monday' })[0]).toMatch(/start: is no moment/);
  expect(changed({ end: '2025-10-06T08:00:00-07:00' })[0]).toMatch(/ends before it begins$/);
  expect(changed({ id: event.programme!.sessions[1]!.id })[0]).toMatch(/the same id$/);
  expect(
    changed({ start: '2025-10-06T12:00:00-07:00', end: '2025-10-06T13:00:00-07:00' })[0],
  ).toMatch(/not in order$/);
});

// Real results need not have any of this.
describe.runIf(event.isSample === true)(
  'the sample content shows what a page of results must cope with',
  () => {
    const races = event.days.flatMap((day) => day.races);
    const rows = races.flatMap((race) => race.rows);
    const ties = races
      .flatMap((race) => rankRace(race.rows))
      .filter(({ sameSum }) => sameSum.length > 1);

    test.each([2, 3, 4])('classes of %i motos', (motos) =>
      expect(races.some(({ motoLabels }) => motoLabels.length === motos)).toBe(true),
    );

    test('nobody is two ages in one week', () => {
      const ages = new Map(rows.map(({ rider, age }) => [rider, age]));
      expect(
        rows.filter(({ rider, age }) => age !== ages.get(rider)).map(({ rider }) => rider),
      ).toEqual([]);
    });

    test(
      'nobody is in a class twice, and each analysis speaks of riders of its own day, in ' +
        'no sentence twice',
      () => {
        for (const race of races)
          expect(new Set(race.rows.map(({ rider }) => rider)).size).toBe(race.rows.length);
        const sentences = event.days.flatMap((day) => day.analysis);
        const openings = sentences.map((sentence) => sentence.split(' ').slice(0, 5).join(' '));
        expect(new Set(openings).size).toBe(openings.length);
        for (const { analysis, races: own } of event.days) {
          const surnames = own.flatMap((race) =>
            race.rows.map(({ rider }) => rider.split(' ').at(-1)!),
          );
          for (const sentence of analysis)
            expect(surnames.some((surname) => sentence.includes(surname)) || sentence).toBe(true);
        }
      },
    );

    test.each([
      [
        'numbers of boats with letters',
        rows.some(({ bikeNumber }) => typeof bikeNumber === 'string'),
      ],
      ['riders without an age', rows.some(({ age }) => age == null)],
      ['long names', rows.some(({ rider }) => rider.length > 35)],
      ['long names of classes', races.some(({ title }) => title.length > 50)],
      [
        'plates of several colours',
        new Set(rows.flatMap(({ plateDot }) => plateDot ?? [])).size > 2,
      ],
      [
        'riders who did not finish',
        rows.some(({ motos }) => motos.some(({ status }) => status === 'DNF')),
      ],
      [
        'riders who did not start',
        rows.some(({ motos }) => motos.some(({ status }) => status === 'DNS')),
      ],
      [
        'finishers without a rank',
        rows.some(({ rank, motos }) => rank === null && motos.some(({ pos }) => pos !== null)),
      ],
      ['a place given by the officials', rows.some(({ finalPos }) => finalPos != null)],
      [
        'ties that the best moto decides',
        ties.some((one) => one.sameSum.some(({ best }) => best !== one.best)),
      ],
      [
        'ties that stay',
        ties.some((one) => one.sameSum.some((other) => other !== one && other.best === one.best)),
      ],
    ])('%s', (_what, isThere) => expect(isThere).toBe(true));
  },
);
