import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/dialect';
import { backUp } from './backUp';

test('a backup goes on when a picture is deleted meanwhile, and leaves half ones out', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clubline-pictures-'));
  const uploads = join(dataDir, 'uploads');
  await openDatabase({
    dataDir,
    databaseUrl: undefined,
    databasePool: 1,
    databaseStatements: 'kept',
  }).close();
  mkdirSync(uploads);
  writeFileSync(join(uploads, 'whole.webp'), 'picture');
  writeFileSync(join(uploads, '.half'), 'pic');
  // A name without a file, as one that is deleted after the names were read.
  symlinkSync(join(uploads, 'nowhere'), join(uploads, 'gone.webp'));
  const target = join(dataDir, 'backup');
  await backUp({ dataDir, databaseUrl: undefined }, target);
  expect(readdirSync(join(target, 'uploads'))).toEqual(['whole.webp']);
  rmSync(dataDir, { recursive: true });
});
