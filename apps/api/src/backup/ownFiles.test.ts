import {
  chownSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/dialect';
import { backUp } from './backUp';
import { giveToOwner, refuseLinks } from './ownFiles';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubline-links-'));
  dataDir = join(folder, 'data');
  for (const name of ['data', 'data/uploads', 'private', 'private/deep'])
    mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'private/deep/keys'), 'of root alone', { mode: 0o600 });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A link as whoever took over the user of the product may make it. */
function linkOfNobody(name: string, target: string): void {
  symlinkSync(join(folder, target), join(dataDir, name));
  lchownSync(join(dataDir, name), NOBODY, NOBODY);
}

test.skipIf(!isRoot)(
  'what root gives to the owner of a data folder is what is in it, not what links lead to',
  () => {
    writeFileSync(join(dataDir, 'uploads/picture.webp'), 'picture');
    linkOfNobody('elsewhere', 'private');
    chownSync(dataDir, NOBODY, NOBODY);
    giveToOwner(dataDir);
    expect(statSync(join(dataDir, 'uploads/picture.webp')).uid).toBe(NOBODY);
    expect(statSync(join(folder, 'private')).uid).toBe(0);
    expect(statSync(join(folder, 'private/deep/keys')).uid).toBe(0);
  },
);

test('a backup holds pictures alone: no file that a link leads to', async () => {
  const settings = { databaseUrl: undefined, databasePool: 1, databaseStatements: 'kept' } as const;
  await openDatabase({ dataDir, ...settings }).close();
  writeFileSync(join(dataDir, 'uploads/picture.webp'), 'picture');
  symlinkSync(join(folder, 'private/deep/keys'), join(dataDir, 'uploads/leak.webp'));
  const target = join(folder, 'backup');
  await backUp({ dataDir, databaseUrl: undefined }, target);
  expect(readdirSync(join(target, 'uploads'))).toEqual(['picture.webp']);
});

test('a backup does not leave out a secret in silence that is a link', async () => {
  const settings = { databaseUrl: undefined, databasePool: 1, databaseStatements: 'kept' } as const;
  await openDatabase({ dataDir, ...settings }).close();
  symlinkSync(join(folder, 'private/deep/keys'), join(dataDir, 'token-secret'));
  await expect(backUp({ dataDir, databaseUrl: undefined }, join(folder, 'backup'))).rejects.toThrow(
    /token-secret is a link, .* Set JWT_SECRET/,
  );
});

test.skipIf(!isRoot).each(['uploads', 'clubline.db', 'token-secret', 'clubline.lock'])(
  'a link of another user in place of %s is refused, and one of root is not',
  (name) => {
    rmSync(join(dataDir, 'uploads'), { recursive: true });
    linkOfNobody(name, 'private');
    expect(() => refuseLinks(dataDir)).toThrow(/is a link that belongs to another user/);
    lchownSync(join(dataDir, name), 0, 0);
    refuseLinks(dataDir);
  },
);
