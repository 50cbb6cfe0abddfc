import { afterEach, expect, test, vi } from 'vitest';
import { rankRace } from '../rankRace';
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
