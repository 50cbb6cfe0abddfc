import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foldersFrom } from './foldersFrom.mjs';

test('folders are found from where a command was called, and options stay options', () => {
  const from = join(process.cwd(), 'somewhere');
  for (const words of [
    ['--keep-sessions', 'backup'],
    ['backup', '--keep-sessions'],
  ])
    expect(foldersFrom(from, words)).toEqual(
      words.map((word) => (word === 'backup' ? join(from, 'backup') : word)),
    );
  expect(foldersFrom(from, ['/srv/backup'])).toEqual(['/srv/backup']);
});
