import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { rankRace } from '../rankRace';
import type { RaceRow, RankedRow } from '../results.types';
import { downloadCsv } from './downloadCsv';
import { toCsv } from './toCsv';

const labels = { rank: 'Rank', boat: 'Boat', rider: 'Rider', age: 'Age', final: 'Final' };
const motoLabels = ['Moto 1', 'Moto 2'];
const rows = rankRace([
  {
    rank: 1,
    bikeNumber: '=1+1',
    rider: '@SUM("x"), Ltd',
    age: null,
    motos: [{ pos: null, status: 'DNF' }, { pos: 2 }],
  },
]);

afterEach(() => vi.restoreAllMocks());

test('the file has all cells, and none that a spreadsheet would run', () => {
  expect(toCsv({ rows, motoLabels, labels })).toBe(
    'Rank,Boat,Rider,Age,Moto 1,Moto 2,Final\r\n1,\'=1+1,"\'@SUM(""x""), Ltd",,DNF,2,1',
  );
});

test('rows that lack what their type promises have empty cells, and none is lost', () => {
  const given = [
    { rank: 1, bikeNumber: 7, rider: 'Ann' },
    null,
    { rank: 3, motos: [null, { pos: 2 }] },
    {},
  ] as unknown as RaceRow[];
  const view = { rows: rankRace(given), motoLabels, labels };
  expect(toCsv(view).split('\r\n').slice(1)).toEqual(['1,7,Ann,,,,', '3,,,,,2,1', ',,,,,,']);
  const ranked = [null, { row: null }, ...view.rows] as RankedRow[];
  expect(toCsv({ ...view, rows: ranked })).toBe(toCsv(view));
});

test('what is no text is none that a spreadsheet would run, either', () => {
  const row = {
    rank: -1,
    bikeNumber: ['=1+1'],
    rider: Object.create(null),
    age: '+1',
    motos: 'DNF',
  };
  const hostile = [{ row, place: true }] as unknown as RankedRow[];
  expect(toCsv({ rows: hostile, motoLabels, labels }).split('\r\n')[1]).toBe("-1,,,'+1,,,");
});

/** What a spreadsheet runs, after what it skips; LibreOffice leaves out a NUL. */
// oxlint-disable-next-line no-control-regex
const RUN = /^[\s"\0]*[=+\-@＝＋－＠]/;
const csvOf = (rider: string) => {
  const row = { rank: 1, bikeNumber: 7, rider, age: 9, motos: [] };
  return toCsv({ rows: rankRace([row]), motoLabels: [], labels });
};

test.each([
  ['a space before it', ' =1+1'],
  ['a line break before it', '\n=1+1'],
  ['a wide sign', '＝1+1'],
  ['a sign where another language ends a cell', 'Ann;=1+1'],
  ['a sign on a line of its own', 'Ann\r\n+1'],
  ['quotes around it', 'Ann;"=1+1"'],
  ['a NUL before it', '\0=1+1'],
  ['a NUL where a cell may end', 'Ann;\0 \0=1+1'],
])('a formula with %s stays text', (_what, rider) => {
  expect(
    csvOf(rider)
      .split(/[;\t\r\n|]/)
      .filter((cell) => RUN.test(cell)),
  ).toEqual([]);
});

test('no name runs, wherever a spreadsheet ends its cells, and all of it is there', () => {
  const sign = fc.constantFrom(...'=+-@＝＋－＠;,|"\' \t\r\n\0A1');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const rider = signs.join('');
      const file = csvOf(rider);
      for (const end of [/[;\r\n]/, /[\t\r\n]/, /[|\r\n]/])
        expect(file.split(end).filter((cell) => RUN.test(cell))).toEqual([]);
      // As RFC 4180 reads it.
      const cell = /^.*?Final\r\n1,7,("(?:[^"]|"")*"|[^,]*),9,1?$/s.exec(file)?.[1] ?? '';
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(RUN.test(read)).toBe(false);
      expect(read.replaceAll("'", '')).toBe(rider.replaceAll("'", ''));
    }),
    { numRuns: 2_000 },
  );
});

test('a name of ever so many tabs is written like any other', () => {
  const rider = '\t'.repeat(100_000);
  expect(csvOf(`${rider}=1`)).toContain(`"${rider}'=1"`);
});

test('the person gets it under the given name, marked as UTF-8', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const forget = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  downloadCsv({ rows, motoLabels, labels }, 'results.csv');
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toBe('results.csv');
  expect(link.href).toBe('blob:1');
  expect(forget).toHaveBeenCalledWith('blob:1');
  expect([...new Uint8Array((await files[0]?.arrayBuffer()) ?? [])].slice(0, 4)).toEqual([
    0xef,
    0xbb,
    0xbf,
    'R'.charCodeAt(0),
  ]);
});
